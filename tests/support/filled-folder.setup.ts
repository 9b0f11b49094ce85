import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from './server.ts';

/** A data folder with the demo company, filled once: the servers of the journeys start from copies of it. */
export async function setup(): Promise<() => void> {
  // Set from outside, it spares the half minute while one file is run again and again.
  if (process.env.FILLED_FOLDER !== undefined) return () => undefined;
  const folder = mkdtempSync(join(tmpdir(), 'faitage-filled-'));
  const server = await startServer();
  await server.stop();
  cpSync(server.folder, folder, { recursive: true });
  await server.discard();
  process.env.FILLED_FOLDER = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
