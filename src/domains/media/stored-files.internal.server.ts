import { storage } from '#src/platform/storage/storage.server.ts';
import { listLaterNames, listUnmade } from './image-widths.internal.server.ts';
import { selectImagesAfter } from './media.store.server.ts';
import { imageFileNames } from './media.views.ts';

const IMAGES_AT_ONCE = 500;

/** Yields the name of every file that a stored picture needs. */
export async function* listStoredNames(): AsyncGenerator<string> {
  for (let last = ''; ; ) {
    const images = await selectImagesAfter(last, IMAGES_AT_ONCE);
    for (const { key, content_type } of images) yield* imageFileNames(key, content_type);
    const { key } = images.at(-1) ?? {};
    if (key === undefined) return;
    last = key;
  }
}

/** Pictures' files that are needed: their number, the names that are missing, and how many wait for their job. */
export interface ComparedFiles {
  files: number;
  missing: string[];
  waiting: number;
}

/**
 * Compares the stored pictures with their files: their number, the names that are missing, and the number of
 * smaller widths that wait for their job.
 * @param exists how a file is looked for; in the storage by default.
 */
export async function compareStoredFiles(
  exists: (name: string) => Promise<boolean> | boolean = (name) => storage().exists(name),
): Promise<ComparedFiles> {
  const compared: ComparedFiles = { files: 0, missing: [], waiting: 0 };
  // Before the files: what is made meanwhile is found.
  const unmade = await listUnmade();
  for await (const name of listStoredNames()) {
    countFile(compared, { name, isThere: await exists(name), isLater: unmade.has(name) });
  }
  return compared;
}

function countFile(compared: ComparedFiles, { name, isThere, isLater }: NeededFile): void {
  compared.files += 1;
  if (isThere) return;
  if (isLater) compared.waiting += 1;
  else compared.missing.push(name);
}

interface NeededFile {
  name: string;
  isThere: boolean;
  isLater: boolean;
}

/** Rows of an archive that name pictures' files. */
export interface ArchivedPictures {
  images: { key: string; content_type: string }[];
  /** Payloads of jobs that make smaller widths. */
  payloads: { keys: string[] }[];
}

/** Compares the pictures of archived rows with the names of the archived files, as `compareStoredFiles` does. */
export function compareArchivedFiles(
  { images, payloads }: ArchivedPictures,
  names: ReadonlySet<string>,
): ComparedFiles {
  const compared: ComparedFiles = { files: 0, missing: [], waiting: 0 };
  const unmade = listLaterNames(payloads);
  for (const { key, content_type } of images)
    for (const name of imageFileNames(key, content_type))
      countFile(compared, { name, isThere: names.has(name), isLater: unmade.has(name) });
  return compared;
}
