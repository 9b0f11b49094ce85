import type { Config } from '#src/platform/config.server.ts';
import type { Worker } from '#src/platform/jobs/worker.server.ts';
import { completeDemo } from './demo-fill.server.ts';
import type { BuiltWork } from './jobs.server.ts';

interface LateWork {
  start(): Promise<void>;
  /** Also before it has started: then it never starts. */
  stop(): Promise<void>;
}

/** Returns the work of a server that the first answer does not wait for. */
export function lateWork(config: Config, built: BuiltWork): LateWork {
  let worker: Worker | undefined;
  let isStopped = false;
  return {
    start: async () => {
      if (config.DEMO) await completeDemo();
      const { startJobs } = await import('./jobs.server.ts');
      if (isStopped) return;
      worker = startJobs({
        dataFolder: config.DATA_DIR,
        readsMailbox: config.REPLY_IMAP_URL !== undefined,
        ...built,
      });
    },
    stop: async () => {
      isStopped = true;
      await worker?.stop();
    },
  };
}
