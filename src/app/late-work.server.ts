import type { Worker } from '#src/platform/jobs/worker.server.ts';

interface LateWork {
  /** @throws what `prepare` throws, unless it has been stopped meanwhile. */
  start(): Promise<void>;
  /** Also before it has started: then it never starts. */
  stop(): Promise<void>;
}

/**
 * Returns how to start work that the first answer does not wait for, and how to stop it at any time.
 * @param prepare loads what the work needs, and returns what starts it.
 */
export function lateWork(prepare: () => Promise<() => Worker>): LateWork {
  let worker: Worker | undefined;
  let isStopped = false;
  return {
    start: async () => {
      if (isStopped) return;
      try {
        const begin = await prepare();
        if (!isStopped) worker = begin();
      } catch (error) {
        // What it uses has been closed.
        if (!isStopped) throw error;
      }
    },
    stop: async () => {
      isStopped = true;
      await worker?.stop();
    },
  };
}
