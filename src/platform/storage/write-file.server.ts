import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/** Separates the final name from the random suffix of a file being written. */
export const DRAFT_MARK = '.draft-';

/** Writes a whole file or none, durable when it returns: temporary file in the same folder, fsync, rename. */
export async function writeFileAtomically(path: string, bytes: Uint8Array): Promise<void> {
  const folder = dirname(path);
  await mkdir(folder, { recursive: true });
  const draft = join(folder, `.${basename(path)}${DRAFT_MARK}${randomUUID()}`);
  try {
    const file = await open(draft, 'wx', 0o600);
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
  await syncFolder(folder);
}

/** Makes the rename survive a power failure; Windows has no such call and needs none. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const directory = await open(folder, 'r');
  try {
    await directory.sync();
  } finally {
    await directory.close();
  }
}
