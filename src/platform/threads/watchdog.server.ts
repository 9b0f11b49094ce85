import inspector from 'node:inspector';
import { Worker } from 'node:worker_threads';

/** What the watching thread receives. */
export interface WatchdogOrder {
  /** [0] counts the beats of the event loop, [1] is 1 while a debugger may hold it. */
  cells: Int32Array<SharedArrayBuffer>;
  /** Milliseconds without a beat that end the process. */
  limitMs: number;
}

/** Longer than any single piece of work; systemd or Docker starts the process again. */
const LIMIT_MS = 30_000;
const BEATS_PER_LIMIT = 30;

/**
 * Ends the process with SIGKILL, after one log line, when its event loop stands still for `limitMs`. A suspended
 * machine or process does not count, nor the time in which a debugger is open.
 * @returns stops the watching.
 */
export function startWatchdog(limitMs = LIMIT_MS): () => Promise<void> {
  const cells = new Int32Array(new SharedArrayBuffer(8));
  const beat = (): void => {
    Atomics.add(cells, 0, 1);
    Atomics.store(cells, 1, inspector.url() === undefined ? 0 : 1);
  };
  beat();
  const timer = setInterval(beat, limitMs / BEATS_PER_LIMIT).unref();
  const order: WatchdogOrder = { cells, limitMs };
  const thread = new Worker(new URL('./watchdog-thread.server.ts', import.meta.url), {
    workerData: order,
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 1, stackSizeMb: 1 },
  });
  thread.unref();
  return async () => {
    clearInterval(timer);
    await thread.terminate();
  };
}
