import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';

/** Record outside the data folder that a database exists there. */
const Stamp = z.object({
  folder: z.string(),
  device: z.number(),
  /** Creation time of the folder, in ms; 0 where the file system does not store it. */
  madeAt: z.number(),
  parentDevice: z.number(),
  since: z.string(),
});
export type FolderStamp = z.output<typeof Stamp>;

/** Returns the path of the stamp of `folder` in `stampFolder`. */
export const getStampFile = (stampFolder: string, folder: string): string =>
  join(stampFolder, `${createHash('sha256').update(folder).digest('hex').slice(0, 16)}.json`);

/** Returns the stamp; undefined when there is none, or it cannot be read. */
export function readStamp(file: string): FolderStamp | undefined {
  try {
    return Stamp.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return undefined;
  }
}

/**
 * Returns whether the folder was deleted on its own disk, and perhaps recreated there: that is how an owner starts a
 * new site. A disk that is not mounted leaves a folder on another device.
 */
export function isBegunAgain({ folder, device, madeAt, parentDevice }: FolderStamp): boolean {
  const found = statSync(folder, { throwIfNoEntry: false });
  if (found !== undefined) return found.dev === device && madeAt !== 0 && found.birthtimeMs !== madeAt;
  return statSync(dirname(folder), { throwIfNoEntry: false })?.dev === parentDevice;
}

/** Deletes the stamps of folders that were deleted on their own disk. */
function sweepStamps(stampFolder: string): void {
  for (const name of readdirSync(stampFolder)) {
    const file = join(stampFolder, name);
    const stamp = readStamp(file);
    if (stamp !== undefined && !existsSync(stamp.folder) && isBegunAgain(stamp)) rmSync(file, { force: true });
  }
}

/**
 * Stores that a database exists in `folder`, if `stampFolder` is writable: a container without permanent storage of
 * its own is protected by `DATA_REQUIRED`.
 */
export function writeStamp(stampFolder: string, folder: string, since: string): void {
  try {
    mkdirSync(stampFolder, { recursive: true });
    sweepStamps(stampFolder);
    const file = getStampFile(stampFolder, folder);
    const known = readStamp(file);
    const { dev: device, birthtimeMs: madeAt } = statSync(folder);
    const isKnown = known !== undefined && !isBegunAgain(known);
    const stamp: FolderStamp = {
      folder,
      device,
      madeAt,
      parentDevice: statSync(dirname(folder)).dev,
      since: isKnown ? known.since : since,
    };
    if (!isDeepStrictEqual(stamp, known)) writeFileSync(file, `${JSON.stringify(stamp)}\n`);
  } catch {
    // A read-only checkout must not prevent the start.
  }
}
