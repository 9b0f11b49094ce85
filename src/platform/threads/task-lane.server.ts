import { type Transferable, Worker } from 'node:worker_threads';
import { DomainError } from '#src/kernel/errors.ts';
import { perApp } from '../app-state.server.ts';
import { log } from '../log.server.ts';
import type { TaskAnswer, TaskName, Tasks } from './tasks-thread.server.ts';

interface LaneLimits {
  /** Tasks that the thread runs in parallel. */
  atOnce: number;
  /** Maximum number of waiting tasks. */
  waiting: number;
  /** Seconds per task; the thread is replaced when one takes longer. */
  taskSeconds: number;
  /** Seconds without work after which the thread is ended to free its memory. */
  idleSeconds: number;
  /** Heap limit of the thread, MB. */
  heapMb: number;
  /** Message for a task that is refused because too many wait. */
  busy: string;
  /** Message for a task that was not finished. */
  failed: string;
}

interface Task {
  name: TaskName;
  input: unknown;
  transfer: readonly Transferable[];
  timer?: NodeJS.Timeout;
  resolve(output: unknown): void;
  reject(error: Error): void;
}

const RETRY_SECONDS = 10;

/** Threads that are being started: each has no heap and context of its own yet. */
const startingThreads = perApp(() => new Set<Promise<void>>());

function watchStart(thread: Worker): void {
  const starting = startingThreads();
  const begun = new Promise<void>((resolve) => {
    thread.once('online', resolve).once('exit', () => resolve());
  }).finally(() => starting.delete(begun));
  starting.add(begun);
}

/** Resolves when no thread is being started: until the next one starts, none takes over what is changed for the process. */
export async function threadsStarted(): Promise<void> {
  const starting = startingThreads();
  while (starting.size > 0) await Promise.all(starting);
}

/** Runs heavy work in its own thread, started at the first task, with a bounded queue. */
export class TaskLane {
  readonly #limits: LaneLimits;
  readonly #file: URL;
  readonly #waiting: Task[] = [];
  readonly #running = new Map<number, Task>();
  #thread: Worker | undefined;
  #idle: NodeJS.Timeout | undefined;
  #lastId = 0;

  constructor(limits: LaneLimits, file = new URL('./tasks-thread.server.ts', import.meta.url)) {
    this.#limits = limits;
    this.#file = file;
  }

  /**
   * Runs a task in the thread.
   * @param transfer buffers of the input that are moved to the thread.
   * @throws DomainError of the task itself; `unavailable` when too many wait, or when the task was not finished.
   */
  run<Name extends TaskName>(
    name: Name,
    input: Parameters<Tasks[Name]>[0],
    transfer: readonly Transferable[] = [],
  ): ReturnType<Tasks[Name]> {
    const done = new Promise((resolve, reject) => {
      if (this.#running.size >= this.#limits.atOnce && this.#waiting.length >= this.#limits.waiting) {
        reject(this.#refusal(this.#limits.busy));
        return;
      }
      this.#waiting.push({ name, input, transfer, resolve, reject });
      this.#startNext();
    });
    return done as ReturnType<Tasks[Name]>;
  }

  /** Ends the thread; running and waiting tasks are refused. */
  async close(): Promise<void> {
    for (const task of this.#waiting.splice(0)) task.reject(this.#refusal(this.#limits.failed));
    await this.#dropThread('closed');
  }

  #refusal(sentence: string, cause?: unknown): DomainError {
    return new DomainError('unavailable', sentence, { retryAfterSeconds: RETRY_SECONDS, cause });
  }

  #startNext(): void {
    if (this.#running.size >= this.#limits.atOnce) return;
    const task = this.#waiting.shift();
    if (task === undefined) return;
    clearTimeout(this.#idle);
    const thread = this.#thread ?? this.#startThread();
    this.#lastId += 1;
    const id = this.#lastId;
    this.#running.set(id, task);
    task.timer = setTimeout(() => void this.#dropThread('late', thread), this.#limits.taskSeconds * 1_000);
    thread.ref();
    try {
      thread.postMessage({ id, name: task.name, input: task.input }, task.transfer);
    } catch (error) {
      this.#finish({ id, error: { message: String(error) } });
    }
  }

  #startThread(): Worker {
    const thread = new Worker(this.#file, {
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: this.#limits.heapMb, maxYoungGenerationSizeMb: 8 },
    });
    watchStart(thread);
    thread.on('message', (answer: TaskAnswer) => this.#finish(answer));
    thread.on('error', (cause) => void this.#dropThread('failed', thread, cause));
    thread.on('exit', () => void this.#dropThread('ended', thread));
    this.#thread = thread;
    return thread;
  }

  #finish(answer: TaskAnswer): void {
    const task = this.#running.get(answer.id);
    if (task === undefined) return;
    this.#running.delete(answer.id);
    clearTimeout(task.timer);
    if (!('error' in answer)) task.resolve(answer.output);
    else if (answer.error.code === undefined) task.reject(new Error(answer.error.message));
    else task.reject(new DomainError(answer.error.code, answer.error.message, { cause: answer.error.cause }));
    this.#startNext();
    if (this.#running.size > 0) return;
    this.#thread?.unref();
    this.#idle = setTimeout(() => void this.#dropThread('idle'), this.#limits.idleSeconds * 1_000).unref();
  }

  /** Replaces the thread: waiting tasks continue in a new one; tasks that were running are refused. */
  async #dropThread(reason: string, thread = this.#thread, cause?: unknown): Promise<void> {
    if (thread === undefined || thread !== this.#thread) return;
    this.#thread = undefined;
    clearTimeout(this.#idle);
    const lost = [...this.#running.values()];
    this.#running.clear();
    if (lost.length > 0)
      log().error({ err: cause, reason, tasks: lost.map(({ name }) => name) }, 'a worker thread was replaced');
    for (const task of lost) {
      clearTimeout(task.timer);
      task.reject(this.#refusal(this.#limits.failed, cause));
    }
    for (let place = 0; place < this.#limits.atOnce; place += 1) this.#startNext();
    // The thread ends once its native work is done; no task waits for that.
    await thread.terminate();
  }
}
