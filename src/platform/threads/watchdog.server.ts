import inspector from 'node:inspector';
import { Worker } from 'node:worker_threads';

/** Data passed to the watchdog thread. */
export interface WatchdogOrder {
  /** [0] counts the heartbeats of the event loop, [1] is 1 while a debugger may pause it. */
  cells: Int32Array<SharedArrayBuffer>;
  /** Milliseconds without a heartbeat after which the process ends. */
  limitMs: number;
}

/** Longer than any single task; systemd or Docker then restarts the process. */
const LIMIT_MS = 30_000;
const HEARTBEATS_PER_LIMIT = 30;

/**
 * Ends the process with SIGKILL, after one log line, when its event loop is blocked for `limitMs`. Time during which
 * the machine or the process is suspended or a debugger is open does not count.
 * @returns a function that stops the watchdog.
 */
export function startWatchdog(limitMs = LIMIT_MS): () => Promise<void> {
  const cells = new Int32Array(new SharedArrayBuffer(8));
  const heartbeat = (): void => {
    Atomics.add(cells, 0, 1);
    Atomics.store(cells, 1, inspector.url() === undefined ? 0 : 1);
  };
  heartbeat();
  const timer = setInterval(heartbeat, limitMs / HEARTBEATS_PER_LIMIT).unref();
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
