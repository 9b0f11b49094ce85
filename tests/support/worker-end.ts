type Cleanup = () => Promise<unknown>;

const cleanups = new Set<Cleanup>();

/** Runs a cleanup before this process ends: Vitest ends a worker by SIGTERM, and kills it half a second later. */
export function atWorkerEnd(cleanup: Cleanup): void {
  if (cleanups.size === 0) {
    process.once('SIGTERM', () => {
      void Promise.allSettled([...cleanups].map((run) => run())).finally(() => process.exit());
    });
  }
  cleanups.add(cleanup);
}
