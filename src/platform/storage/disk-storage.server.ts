import { access, readdir, readFile, rm, statfs } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { CRITICAL_BYTES } from '../data-folder/free-space.server.ts';
import { safeName, toContentType } from './file-name.server.ts';
import type { Storage } from './storage-port.server.ts';
import { DRAFT_MARK, writeFileAtomically } from './write-file.server.ts';

const PROBE = 'storage-probe.txt';

/** Returns the two levels of folders of a file. */
export const toFolders = (name: string): string => `${safeName(name).slice(0, 2)}/${name.slice(2, 4)}`;

/** Stores files in two levels of folders, so that none contains too many. */
export function diskStorage(root: string): Storage {
  const getPath = (name: string): string => join(root, toFolders(name), name);
  return {
    put: async (name, bytes) => writeFileAtomically(getPath(name), bytes),
    async get(name) {
      try {
        return { bytes: await readFile(getPath(name)), contentType: toContentType(name) };
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    async exists(name) {
      try {
        await access(getPath(name));
        return true;
      } catch (error) {
        if (isMissing(error)) return false;
        throw error;
      }
    },
    async delete(name) {
      const path = getPath(name);
      await rm(path, { force: true });
      await removeDrafts(path);
    },
    async check() {
      await writeFileAtomically(getPath(PROBE), Buffer.from('ok'));
      const { bavail, bsize } = await statfs(root);
      if (bavail * bsize < CRITICAL_BYTES) throw new Error('Moins de 200 Mo libres pour les fichiers.');
    },
  };
}

/** Removes drafts left by a process that was killed while writing that file. */
async function removeDrafts(path: string): Promise<void> {
  const folder = dirname(path);
  const names = await readdir(folder).catch(() => []);
  const drafts = names.filter((name) => name.startsWith(`.${basename(path)}${DRAFT_MARK}`));
  for (const draft of drafts) await rm(join(folder, draft), { force: true });
}

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';
