import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startServer } from './server.ts';

/** Whether some pictures still lack their smaller widths: every copy would make them again. */
async function isIncomplete(pictures: string): Promise<boolean> {
  const names = await readdir(pictures, { recursive: true });
  const count = (end: string): number => names.filter((name) => name.endsWith(end)).length;
  return count('-400.webp') < count('-1200.webp');
}

/** Fills a data folder with the demo company once: the servers of the journeys start from copies of it. */
export async function setup(): Promise<() => void> {
  // Setting it from outside saves half a minute when one file is run repeatedly.
  if (process.env.FILLED_FOLDER !== undefined) return () => undefined;
  const folder = mkdtempSync(join(tmpdir(), 'faitage-filled-'));
  const server = await startServer();
  while (await isIncomplete(join(server.folder, 'media'))) await wait(100);
  await server.stop();
  cpSync(server.folder, folder, { recursive: true });
  await server.discard();
  process.env.FILLED_FOLDER = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
