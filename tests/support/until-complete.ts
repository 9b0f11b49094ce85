import { readdir } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';

/** Counts the stored files of one width. */
export async function countWidth(pictures: string, width: number): Promise<number> {
  const names = await readdir(pictures, { recursive: true }).catch(() => []);
  return names.filter((name) => name.endsWith(`-${width}.webp`)).length;
}

/** Waits until every picture of a folder has its smaller widths: the server makes them after its first answer. */
export async function untilComplete(pictures: string, isRunning: () => boolean): Promise<void> {
  while (isRunning() && (await countWidth(pictures, 800)) < (await countWidth(pictures, 1200))) await wait(100);
}
