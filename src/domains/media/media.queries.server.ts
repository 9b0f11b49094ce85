import { z } from 'zod';
import { subscribe } from '#src/platform/events/events.server.ts';
import { query } from '#src/platform/operation.server.ts';
import { ByteCache } from '#src/platform/storage/byte-cache.server.ts';
import { storage } from '#src/platform/storage/storage.server.ts';
import { IMAGE_WIDTHS, ImageKey } from './media.contract.ts';
import { imageFileName, imageNotFound } from './media.rules.ts';
import { selectImageType } from './media.store.server.ts';

const ImageFile = z.object({
  bytes: z.instanceof(Uint8Array<ArrayBuffer>),
  contentType: z.string(),
  fileName: z.string(),
});

const CACHE_BYTES = 32_000_000;
const CACHED_FILE_BYTES = 2_000_000;

/** Files never change under their name; only a deletion invalidates a cached one. */
const cache = new ByteCache<z.output<typeof ImageFile>>(CACHE_BYTES, CACHED_FILE_BYTES);

subscribe('content', ({ what }) => {
  if (what === 'media') cache.clear();
});

/** Returns one file of an image: a width, or the original. */
export const readImage = query({
  allow: 'anyone',
  input: z.object({ key: ImageKey, width: z.literal(IMAGE_WIDTHS).optional() }),
  output: ImageFile,
  run: async ({ key, width }) => {
    const name = width === undefined ? key : `${key}-${width}`;
    const known = cache.get(name);
    if (known !== undefined) return known;
    const contentType = await selectImageType(key);
    if (contentType === undefined) throw imageNotFound();
    const fileName = imageFileName(key, contentType, width);
    const file = await storage().get(fileName);
    if (file === undefined) throw imageNotFound();
    const image = { ...file, fileName };
    cache.set(name, image);
    return image;
  },
});
