import { perApp } from '#src/platform/app-state.server.ts';
import { subscribe } from '#src/platform/events/events.server.ts';
import { ByteCache } from '#src/platform/storage/byte-cache.server.ts';
import { storage } from '#src/platform/storage/storage.server.ts';
import { IMAGE_WIDTHS, type ImageWidth, WIDEST } from './media.contract.ts';
import { imageNotFound } from './media.rules.ts';
import { isOnlyInBin, selectImageType } from './media.store.server.ts';
import { imageFileName } from './media.views.ts';

export interface StoredFile {
  bytes: Uint8Array<ArrayBuffer>;
  contentType: string;
  fileName: string;
  /** A wider one than was asked for, which does not exist yet. */
  isStandIn: boolean;
}

const CACHE_BYTES = 32_000_000;
const CACHED_FILE_BYTES = 2_000_000;

/** Files never change under their name; only a deletion invalidates a cached one. */
const imageCache = perApp(() => {
  const files = new ByteCache<StoredFile>(CACHE_BYTES, CACHED_FILE_BYTES);
  subscribe('content', ({ what }) => {
    if (what === 'media') files.clear();
  });
  return files;
});

/** Returns one file of an image: a width, or the original. @throws DomainError `not-found`. */
export async function readImageFile({
  key,
  width,
}: {
  key: string;
  width?: ImageWidth | undefined;
}): Promise<StoredFile> {
  const name = width === undefined ? key : `${key}-${width}`;
  const cache = imageCache();
  const known = cache.get(name);
  if (known !== undefined) return known;
  const contentType = await selectImageType(key);
  if (contentType === undefined || (await isOnlyInBin(key))) throw imageNotFound();
  const fileName = imageFileName(key, contentType, width);
  const file = await storage().get(fileName);
  if (file === undefined) return readWider(key, width);
  const image = { ...file, fileName, isStandIn: false };
  cache.set(name, image);
  return image;
}

/** Returns the next wider file, for one that is still to be made: nobody waits for it. */
async function readWider(key: string, width: ImageWidth | undefined): Promise<StoredFile> {
  const wider = IMAGE_WIDTHS.find((one) => one > (width ?? WIDEST));
  if (wider === undefined) throw imageNotFound();
  return { ...(await readImageFile({ key, width: wider })), isStandIn: true };
}
