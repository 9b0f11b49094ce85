import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';

/** What a start remembers, outside the data folder, of a database that stands there. */
const Stamp = z.object({
  folder: z.string(),
  device: z.number(),
  /** When the folder itself was made, ms; 0 where the file system does not know. */
  madeAt: z.number(),
  parentDevice: z.number(),
  since: z.string(),
});
export type FolderStamp = z.output<typeof Stamp>;

/** File of the stamp of `folder` among those of `stampFolder`. */
export const stampFileOf = (stampFolder: string, folder: string): string =>
  join(stampFolder, `${createHash('sha256').update(folder).digest('hex').slice(0, 16)}.json`);

/** Undefined when there is none, or none that can be read. */
export function readStamp(file: string): FolderStamp | undefined {
  try {
    return Stamp.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return undefined;
  }
}

/**
 * Whether the folder was deleted as a whole on the disk where it stood, and perhaps made anew there: that is how
 * one begins again. A disk that is not mounted leaves a folder of another device.
 */
export function isBegunAgain({ folder, device, madeAt, parentDevice }: FolderStamp): boolean {
  const found = statSync(folder, { throwIfNoEntry: false });
  if (found !== undefined) return found.dev === device && madeAt !== 0 && found.birthtimeMs !== madeAt;
  return statSync(dirname(folder), { throwIfNoEntry: false })?.dev === parentDevice;
}

/** Forgets folders that were deleted on the disk where they stood. */
function sweepStamps(stampFolder: string): void {
  for (const name of readdirSync(stampFolder)) {
    const file = join(stampFolder, name);
    const stamp = readStamp(file);
    if (stamp !== undefined && !existsSync(stamp.folder) && isBegunAgain(stamp)) rmSync(file, { force: true });
  }
}

/**
 * Remembers that a database stands in `folder`, as far as `stampFolder` can be written: in a container that keeps
 * nothing of its own, `DATA_REQUIRED` is what protects.
 */
export function writeStamp(stampFolder: string, folder: string, since: string): void {
  try {
    mkdirSync(stampFolder, { recursive: true });
    sweepStamps(stampFolder);
    const file = stampFileOf(stampFolder, folder);
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
    writeFileSync(file, `${JSON.stringify(stamp)}\n`);
  } catch {
    // A checkout that cannot be written to is no reason not to start.
  }
}
