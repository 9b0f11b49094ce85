import { constants, fstatSync, openSync, write, writeSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

interface Limits {
  /** Maximum number of buffered bytes; more lines are dropped and counted. */
  maxBytes: number;
  /** Pause after a failed write. */
  retryMs: number;
}

const LIMITS: Limits = { maxBytes: 1_000_000, retryMs: 250 };
/** Bytes per write. */
const CHUNK_BYTES = 64_000;
/** Pauses at exit while the reader of a pipe accepts no data. */
const EXIT_TRIES = 20;
const EXIT_PAUSE_MS = 10;
/** A write that takes longer is treated as hung. */
const HUNG_MS = 1_000;

/**
 * Writes lines to a file descriptor without blocking or failing the caller: a full disk, a full pipe and a closed
 * pipe only fill the buffer, then lines are dropped. When writing works again, one line reports how many.
 */
export class LogOutput {
  readonly #fd: number;
  readonly #limits: Limits;
  #lines: string[] = [];
  #waitingBytes = 0;
  #chunk = Buffer.alloc(0);
  #isWriting = false;
  /** Start time of the current write. */
  #startedAt: number | undefined;
  #dropped = 0;

  constructor(fd: number, limits: Partial<Limits> = {}) {
    this.#fd = fd;
    this.#limits = { ...LIMITS, ...limits };
  }

  /** Lines dropped since the last report. */
  get dropped(): number {
    return this.#dropped;
  }

  write(line: string): void {
    const bytes = Buffer.byteLength(line);
    if (this.#waitingBytes + this.#chunk.length + bytes > this.#limits.maxBytes) {
      this.#dropped += 1;
      return;
    }
    this.#lines.push(line);
    this.#waitingBytes += bytes;
    if (!this.#isWriting) this.#writeNext();
  }

  /** Resolves when everything is written, or after `ms`. */
  async drain(ms: number): Promise<void> {
    const deadline = performance.now() + ms;
    while (this.#isWriting && performance.now() < deadline) await wait(EXIT_PAUSE_MS);
  }

  /** Writes synchronously the rest at the end of the process. Waits 0.2 s for a full pipe at most. */
  flush(): void {
    if (this.#startedAt === undefined) this.#takeChunk();
    else if (performance.now() - this.#startedAt > HUNG_MS) return;
    // A write in progress ends by itself; repeating it would duplicate its lines.
    let rest = this.#startedAt === undefined ? this.#chunk : Buffer.from(this.#lines.join(''));
    for (let tries = 0; rest.length > 0 && tries < EXIT_TRIES; tries += 1) {
      try {
        rest = rest.subarray(writeSync(this.#fd, rest));
      } catch (error) {
        if (!isFullPipe(error)) return;
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, EXIT_PAUSE_MS);
      }
    }
  }

  #takeChunk(): void {
    let text = '';
    let taken = 0;
    for (const line of this.#lines) {
      if (text.length + line.length > CHUNK_BYTES && taken > 0) break;
      text += line;
      taken += 1;
    }
    this.#lines.splice(0, taken);
    this.#chunk = Buffer.concat([this.#chunk, Buffer.from(text)]);
    this.#waitingBytes -= Buffer.byteLength(text);
  }

  #writeNext(): void {
    if (this.#chunk.length === 0) this.#takeChunk();
    this.#isWriting = this.#chunk.length > 0;
    if (!this.#isWriting) return;
    this.#startedAt = performance.now();
    write(this.#fd, this.#chunk, (error, written) => {
      this.#startedAt = undefined;
      if (error) {
        setTimeout(() => this.#writeNext(), this.#limits.retryMs).unref();
        return;
      }
      this.#chunk = this.#chunk.subarray(written);
      if (this.#chunk.length === 0) this.#reportDropped();
      this.#writeNext();
    });
  }

  #reportDropped(): void {
    if (this.#dropped === 0) return;
    const report = { level: 'warn', time: new Date().toISOString(), dropped: this.#dropped, msg: 'log lines dropped' };
    const line = `${JSON.stringify(report)}\n`;
    this.#dropped = 0;
    this.#lines.push(line);
    this.#waitingBytes += Buffer.byteLength(line);
  }
}

const isFullPipe = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'EAGAIN';

/**
 * Opens standard output. A pipe is opened again in non-blocking mode, so that a stalled reader blocks no thread;
 * where that is not possible the descriptor itself is used.
 */
export function openStandardOutput(): LogOutput {
  const STDOUT = 1;
  try {
    if (fstatSync(STDOUT).isFIFO()) {
      return new LogOutput(openSync('/proc/self/fd/1', constants.O_WRONLY | constants.O_NONBLOCK));
    }
  } catch {
    // No /proc, or no permission to open it again.
  }
  return new LogOutput(STDOUT);
}
