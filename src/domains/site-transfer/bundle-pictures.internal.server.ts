import { createHash } from 'node:crypto';
import { readImageFile } from '#src/domains/media/image-file.internal.server.ts';
import { getImageKey, IMAGE_MAX_BYTES } from '#src/domains/media/media.contract.ts';
import { releaseImageLater, storeImage, storeLogo } from '#src/domains/media/media.internal.server.ts';
import { DomainError } from '#src/kernel/errors.ts';
import { listStored } from './bundle-parts.internal.server.ts';
import { selectPictureSources, upsertPictureSource } from './picture-source.store.server.ts';
import {
  findTexts,
  isDrawingFile,
  numberPictures,
  pictureFile,
  pictureHash,
  pictureId,
  pictureSource,
  unreadableSite,
} from './site-bundle.rules.ts';
import { PART_NAMES } from './transfer-report.contract.ts';

/** Number of pictures that are decoded at the same time. */
const AT_ONCE = 2;

/** Pictures that come with a bundle, by their file names. */
export interface PictureFiles {
  has: (file: string) => boolean;
  read: (file: string) => Promise<Uint8Array<ArrayBuffer>>;
  /** They come with the product; files from outside are always encoded anew. */
  areFinished?: boolean;
}

export const getHash = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** A stored picture as an archive has it; undefined when its file is gone. */
export async function readArchived(address: string) {
  const key = getImageKey(address);
  if (key === undefined) return undefined;
  try {
    const { bytes, contentType } = await readImageFile({ key });
    return { bytes, name: pictureFile(getHash(bytes), contentType) };
  } catch (error) {
    if (error instanceof DomainError && error.code === 'not-found') return undefined;
    throw error;
  }
}

/** Returns the addresses under which these files are stored already: by an import, or as a picture of the site. */
export async function knownPictures(files: readonly string[]): Promise<Map<string, string>> {
  const known = new Map<string, string>();
  const sources = await selectPictureSources();
  for (const file of files) {
    const image = sources.get(pictureId(file));
    if (image !== undefined && (await readArchived(image)) !== undefined) known.set(file, image);
  }
  if (known.size === files.length) return known;
  const parts = await Promise.all(PART_NAMES.map(listStored));
  const toNumbered = numberPictures();
  for (const address of findTexts(parts, (text) => getImageKey(text) !== undefined)) {
    const picture = await readArchived(address);
    const name = picture && toNumbered(picture.name);
    if (name !== undefined && files.includes(name) && !known.has(name)) known.set(name, address);
  }
  return known;
}

/** Returns the names under which imported pictures entered, without folder and type, by their addresses. */
export const listPictureIds = async (): Promise<Map<string, string>> =>
  new Map([...(await selectPictureSources())].map(([id, image]) => [image, id]));

async function storePicture(file: string, files: PictureFiles): Promise<string> {
  const bytes = await files.read(pictureSource(file));
  if (bytes.byteLength > IMAGE_MAX_BYTES || getHash(bytes) !== pictureHash(file)) throw unreadableSite();
  try {
    const image = isDrawingFile(file)
      ? await storeLogo(bytes)
      : (await storeImage({ image: bytes, isProvisional: true, isFinished: files.areFinished === true })).path;
    // Deleted again if the import fails and nothing shows it.
    if (isDrawingFile(file)) await releaseImageLater(image);
    await upsertPictureSource(pictureId(file), image);
    return image;
  } catch (error) {
    if (!(error instanceof DomainError) || error.code === 'unavailable') throw error;
    throw new DomainError('invalid', `${file} : ${error.message}`, { cause: error });
  }
}

/** Stores pictures and returns their addresses; what an interrupted import has stored is not stored again. */
export async function storePictures(wanted: readonly string[], files: PictureFiles): Promise<Map<string, string>> {
  const stored = new Map<string, string>();
  const waiting = new Set(wanted).values();
  const work = async (): Promise<void> => {
    for (const file of waiting) stored.set(file, await storePicture(file, files));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return stored;
}
