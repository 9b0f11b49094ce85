import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { DomainError } from '#src/kernel/errors.ts';
import { isoIn } from '#src/platform/clock.server.ts';
import { type PreparedImage, prepareImage } from '#src/platform/images/prepare-image.server.ts';
import { enqueue } from '#src/platform/jobs/enqueue.server.ts';
import { log } from '#src/platform/log.server.ts';
import { command } from '#src/platform/operation.server.ts';
import { storage } from '#src/platform/storage/storage.server.ts';
import { IMAGE_MAX_BYTES, IMAGE_WIDTHS, ImageFile, ImageInput, imagePath, StoredImage } from '../media.contract.ts';
import { countPhotoBytes } from '../media.internal.server.ts';
import { imageFileName, VISITOR_PHOTO_SIDE } from '../media.rules.ts';
import { insertImage } from '../media.store.server.ts';

/** A provisional image is deleted unless a row uses it by then: the request it came with may fail. */
const isProvisional = z.boolean().default(false);
/** Address of the visitor who sends a photo: it is stored smaller and counts toward the daily quotas. */
const visitorAddress = z.string().optional();
const Upload = z.union([
  z.object({ bytes: ImageFile, isProvisional, visitorAddress }),
  z.object({ dataUrl: ImageInput, isProvisional, visitorAddress }),
]);

/** Longer than any upload takes; files without a row are deleted after that. */
const SWEEP_AFTER_SECONDS = 1_800;
const RETRY_SECONDS = 30;

const toImage = (upload: z.output<typeof Upload>): ImageFile =>
  'bytes' in upload ? upload.bytes : Buffer.from(upload.dataUrl.slice(upload.dataUrl.indexOf(',') + 1), 'base64');

interface Stored {
  key: string;
  image: PreparedImage;
}

/** Stores files first, the row last: a row always has its files, even if the process stops in between. */
async function storeFiles(upload: z.output<typeof Upload>): Promise<Stored> {
  const { visitorAddress: address } = upload;
  const photoSide = address === undefined ? undefined : VISITOR_PHOTO_SIDE;
  const image = await prepareImage(toImage(upload), { maxBytes: IMAGE_MAX_BYTES, widths: IMAGE_WIDTHS, photoSide });
  const bytes = [image.original, ...image.variants].reduce((sum, file) => sum + file.bytes.byteLength, 0);
  if (address !== undefined) await countPhotoBytes({ address, bytes });
  const key = randomBytes(16).toString('hex');
  const { contentType } = image.original;
  await enqueue('media-sweep', { key, contentType }, { runAt: isoIn(SWEEP_AFTER_SECONDS) });
  try {
    for (const [index, width] of IMAGE_WIDTHS.entries()) {
      const variant = image.variants[index]?.bytes ?? Buffer.alloc(0);
      await storage().put(imageFileName(key, contentType, width), variant, 'image/webp');
    }
    await storage().put(imageFileName(key, contentType), image.original.bytes, contentType);
  } catch (cause) {
    log().error({ err: cause }, 'storing an image failed');
    throw new DomainError('unavailable', 'L’image n’a pas pu être enregistrée. Réessayez dans un instant.', {
      cause,
      retryAfterSeconds: RETRY_SECONDS,
    });
  }
  return { key, image };
}

/**
 * Stores a picture given as bytes, as a form file or as a data URL. Slow: a domain that stores pictures with other data
 * calls this in its own `prepare`, never inside a transaction.
 */
export const storeImage = command({
  allow: 'anyone',
  input: Upload,
  output: StoredImage,
  prepare: storeFiles,
  run: async (upload, _context, { key, image }) => {
    const { original, width, height } = image;
    await insertImage({ key, contentType: original.contentType, bytes: original.bytes.byteLength, width, height });
    if (upload.isProvisional) await enqueue('media-release', { key }, { runAt: isoIn(SWEEP_AFTER_SECONDS) });
    return { key, path: imagePath(key), width, height };
  },
});
