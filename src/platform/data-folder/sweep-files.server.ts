import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { now } from '../clock.server.ts';
import { DRAFT_MARK } from '../storage/write-file.server.ts';
import { dataFolder } from './folder-path.server.ts';

const HOUR_MS = 3_600_000;
/** Retention of emails written to files for lack of a mail server, in milliseconds. */
const OUTBOX_KEPT_MS = 90 * 24 * HOUR_MS;
/** Retention of drafts, far longer than any write takes, in milliseconds. */
const DRAFT_KEPT_MS = HOUR_MS;

interface Leftovers {
  folder: string;
  isLeftover: (name: string) => boolean;
  storedMs: number;
}

/** Deletes old files of a tree; ignores a file that is already deleted or cannot be deleted. */
async function sweep({ folder, isLeftover, storedMs }: Leftovers): Promise<number> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  let swept = 0;
  for (const entry of entries) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) swept += await sweep({ folder: path, isLeftover, storedMs: storedMs });
    if (!entry.isFile() || !isLeftover(entry.name)) continue;
    const changed = await stat(path).catch(() => undefined);
    if (changed === undefined || now().getTime() - changed.mtimeMs <= storedMs) continue;
    swept += await rm(path, { force: true }).then(
      () => 1,
      () => 0,
    );
  }
  return swept;
}

/** Deletes obsolete files in the data folder: emails older than 90 days, files of interrupted writes and uploads. */
export async function sweepFiles(): Promise<{ emails: number; drafts: number }> {
  const folder = dataFolder();
  if (folder === undefined) return { emails: 0, drafts: 0 };
  const isDraft = (name: string): boolean => name.includes(DRAFT_MARK);
  const outbox = join(folder, 'outbox');
  const drafts = { isLeftover: isDraft, storedMs: DRAFT_KEPT_MS };
  const uploads = { folder: join(folder, 'incoming'), isLeftover: () => true, storedMs: DRAFT_KEPT_MS };
  const interrupted = [
    await sweep({ folder: outbox, ...drafts }),
    await sweep({ folder: join(folder, 'media'), ...drafts }),
    await sweep(uploads),
  ];
  return {
    emails: await sweep({ folder: outbox, isLeftover: (name) => name.endsWith('.eml'), storedMs: OUTBOX_KEPT_MS }),
    drafts: interrupted.reduce((sum, swept) => sum + swept, 0),
  };
}
