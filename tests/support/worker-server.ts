import { type BuiltServer, startServer } from './server.ts';
import { atWorkerEnd } from './worker-end.ts';

let running: Promise<BuiltServer> | undefined;

async function start(): Promise<BuiltServer> {
  const server = await startServer();
  // A kill is quick enough for the end of a worker, and this server has nothing to save.
  atWorkerEnd(async () => {
    await server.kill();
    await server.discard();
  });
  return server;
}

/** Without `stop`, `restart` and `folder`: another file uses the same server afterwards. */
export type WorkerServer = Pick<BuiltServer, 'origin'>;

/**
 * Returns the server of this process with the demo company, shared by every test file that runs in it.
 * Only for files that change nothing a visitor or the staff sees.
 */
export function openWorkerServer(): Promise<WorkerServer> {
  running ??= start();
  return running;
}
