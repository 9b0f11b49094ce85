import { randomBytes } from 'node:crypto';
import { DomainError } from '#src/kernel/errors.ts';
import { isoIn } from '#src/platform/clock.server.ts';
import { transaction } from '#src/platform/database/database.server.ts';
import { publish } from '#src/platform/events/events.server.ts';
import { type PreparedImage, prepareImage } from '#src/platform/images/prepare-image.server.ts';
import { enqueue } from '#src/platform/jobs/enqueue.server.ts';
import { log } from '#src/platform/log.server.ts';
import { countHit } from '#src/platform/security/rate-limit.server.ts';
import { storage } from '#src/platform/storage/storage.server.ts';
import {
  getImageKey,
  IMAGE_MAX_BYTES,
  IMAGE_WIDTHS,
  type ImageFile,
  imagePath,
  type StoredImage,
} from './media.contract.ts';
import { PHOTO_BYTES_PER_ADDRESS, PHOTO_BYTES_PER_SITE, VISITOR_PHOTO_SIDE } from './media.rules.ts';
import { deleteImage, insertImage, isImageVisible } from './media.store.server.ts';
import { MEDIA_TEXTS as texts } from './media.texts.ts';
import { imageFileName } from './media.views.ts';
import { isNewPicture, type SentPicture } from './picture.contract.ts';

interface Upload {
  /** Bytes, a form file, or a data URL that `ImageInput` has accepted. */
  image: ImageFile | string;
  /** A provisional image is deleted unless a row uses it by then: the request it came with may fail. */
  isProvisional?: boolean;
  /** Address of the visitor who sends a photo: it is stored smaller and counts toward the daily quotas. */
  visitorAddress?: string | undefined;
}

interface Stored {
  key: string;
  image: PreparedImage;
}

/** Longer than any upload takes; files without a row are deleted after that. */
const SWEEP_AFTER_SECONDS = 1_800;
const RETRY_SECONDS = 30;

/** Returns the quota error: retrying helps only tomorrow, a message without photos works now. */
const photosFull = (): DomainError =>
  new DomainError('too-large', texts.photosFull, { fields: { photos: [texts.photosFull] } });

/**
 * Counts the bytes of a visitor's photo before it is written, for the visitor's address and for the site.
 * A refused photo is not counted.
 */
export const countPhotoBytes = ({ address, bytes }: { address: string; bytes: number }): Promise<void> =>
  transaction(async () => {
    const ofAddress = await countHit(`photo-bytes:${address}`, PHOTO_BYTES_PER_ADDRESS, bytes);
    if (ofAddress.hits > PHOTO_BYTES_PER_ADDRESS.hits) throw photosFull();
    const ofSite = await countHit('photo-bytes', PHOTO_BYTES_PER_SITE, bytes);
    if (ofSite.hits > PHOTO_BYTES_PER_SITE.hits) throw photosFull();
  });

const toFile = (image: ImageFile | string): ImageFile =>
  typeof image === 'string' ? Buffer.from(image.slice(image.indexOf(',') + 1), 'base64') : image;

/** Stores files first, the row last: a row always has its files, even if the process stops in between. */
async function storeFiles({ image: sent, visitorAddress: address }: Upload): Promise<Stored> {
  const photoSide = address === undefined ? undefined : VISITOR_PHOTO_SIDE;
  const image = await prepareImage(toFile(sent), { maxBytes: IMAGE_MAX_BYTES, widths: IMAGE_WIDTHS, photoSide });
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

/** Stores a picture. Slow: called in the `prepare` of a command, never inside a transaction. */
export async function storeImage(upload: Upload): Promise<StoredImage> {
  const { key, image } = await storeFiles(upload);
  const { original, width, height } = image;
  return transaction(async () => {
    await insertImage({ key, contentType: original.contentType, bytes: original.bytes.byteLength, width, height });
    if (upload.isProvisional) await enqueue('media-release', { key }, { runAt: isoIn(SWEEP_AFTER_SECONDS) });
    return { key, path: imagePath(key), width, height };
  });
}

/**
 * Returns the URL under which a record stores its picture: a new one is stored, a URL stays as it is.
 * Slow: called in the `prepare` of a command, never inside a transaction.
 */
export async function takePicture(image: SentPicture | undefined): Promise<string | undefined> {
  if (image === undefined || (typeof image === 'string' && !isNewPicture(image))) return image;
  return (await storeImage({ image })).path;
}

/** Deletes an image; its files are deleted after the commit. No error when it is gone already. */
export const removeImage = (key: string): Promise<void> =>
  transaction(async () => {
    const contentType = await deleteImage(key);
    if (contentType === undefined) return;
    await enqueue('media-sweep', { key, contentType });
    await publish('content', { what: 'media' });
  });

/** Deletes a picture that a row no longer uses, unless another row does. Other URLs are ignored. */
export const releaseImage = (path: string): Promise<void> =>
  transaction(async () => {
    const key = getImageKey(path);
    if (key !== undefined && !(await isImageVisible(key))) await removeImage(key);
  });
