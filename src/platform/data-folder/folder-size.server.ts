import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Files that are looked at together: threads of the file system are needed by requests, too. */
const AT_ONCE = 2;

/** Returns the bytes of all files in a folder; undefined when there is no such folder. */
export async function measureFolder(folder: string): Promise<number | undefined> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => undefined);
  if (entries === undefined) return undefined;
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  let bytes = 0;
  const measure = async (): Promise<void> => {
    for (let file = files.pop(); file !== undefined; file = files.pop()) {
      // A file that has just been deleted takes no room.
      const found = await stat(file).catch(() => undefined);
      bytes += found?.size ?? 0;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, measure));
  return bytes;
}
