import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from './server.ts';

/** Fills a data folder with the demo company once: the servers of the journeys start from copies of it. */
export async function setup(): Promise<() => void> {
  // Setting it from outside saves half a minute when one file is run repeatedly.
  if (process.env.FILLED_FOLDER !== undefined) return () => undefined;
  const folder = mkdtempSync(join(tmpdir(), 'faitage-filled-'));
  const server = await startServer();
  await server.stop();
  // The second start leaves its compiled code in the folder: without it, the server of every copy would compile it all.
  await server.restart();
  await (await fetch(`${server.origin}/admin/login`)).text();
  await server.stop();
  cpSync(server.folder, folder, { recursive: true });
  await server.discard();
  process.env.FILLED_FOLDER = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
