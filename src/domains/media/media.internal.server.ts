import { randomBytes } from 'node:crypto';
import { open } from 'node:fs/promises';
import { DomainError } from '#src/kernel/errors.ts';
import { addTint } from '#src/kernel/picture-key.ts';
import { UploadedFile } from '#src/kernel/uploaded-file.ts';
import { isoIn } from '#src/platform/clock.server.ts';
import { transaction } from '#src/platform/database/database.server.ts';
import { publish } from '#src/platform/events/events.server.ts';
import { fitPicture } from '#src/platform/images/fit-picture.server.ts';
import { keepImage, type PreparedImage, prepareImage } from '#src/platform/images/prepare-image.server.ts';
import { DRAWING_MAX_BYTES, isDrawing, sanitizeSvg } from '#src/platform/images/sanitize-svg.server.ts';
import { enqueue } from '#src/platform/jobs/enqueue.server.ts';
import { log } from '#src/platform/log.server.ts';
import { countAddress } from '#src/platform/security/address-limit.server.ts';
import { countHit } from '#src/platform/security/rate-limit.server.ts';
import { storage } from '#src/platform/storage/storage.server.ts';
import {
  getImageKey,
  IMAGE_MAX_BYTES,
  IMAGE_WIDTHS,
  type ImageFile,
  imagePath,
  originalPath,
  type PictureCrop,
  type StoredImage,
  SVG_TYPE,
  WIDEST,
} from './media.contract.ts';
import { PHOTO_BYTES_PER_ADDRESS, PHOTO_BYTES_PER_SITE, VISITOR_PHOTO_SIDE } from './media.rules.ts';
import { deleteImage, insertImage, selectVisibleKeys } from './media.store.server.ts';
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
  /** Part of the picture that is stored; the whole one when absent. */
  crop?: PictureCrop;
  /** Comes with the product: a finished WebP is kept as it is, and `completeImages` makes its smaller widths. */
  isFinished?: boolean;
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
    const ofAddress = await countAddress('photo-bytes', address, PHOTO_BYTES_PER_ADDRESS, bytes);
    if (ofAddress.hits > PHOTO_BYTES_PER_ADDRESS.hits) throw photosFull();
    const ofSite = await countHit('photo-bytes', PHOTO_BYTES_PER_SITE, bytes);
    if (ofSite.hits > PHOTO_BYTES_PER_SITE.hits) throw photosFull();
  });

const toFile = (image: ImageFile | string): ImageFile =>
  typeof image === 'string' ? Buffer.from(image.slice(image.indexOf(',') + 1), 'base64') : image;

async function prepareUpload({
  image: sent,
  visitorAddress: address,
  crop,
  isFinished,
}: Upload): Promise<PreparedImage> {
  const original = isFinished && sent instanceof Uint8Array ? await keepImage(sent, WIDEST) : undefined;
  if (original !== undefined) return original;
  const photoSide = address === undefined ? undefined : VISITOR_PHOTO_SIDE;
  const limits = { maxBytes: IMAGE_MAX_BYTES, widths: IMAGE_WIDTHS, photoSide, crop };
  const image = await prepareImage(toFile(sent), limits);
  const bytes = [image.original, ...image.variants].reduce((sum, file) => sum + file.bytes.byteLength, 0);
  if (address !== undefined) await countPhotoBytes({ address, bytes });
  return image;
}

/** Stores files first, the row last: a row always has its files, even if the process stops in between. */
async function storeFiles(image: PreparedImage): Promise<Stored> {
  const random = randomBytes(16).toString('hex');
  const key = image.tint === undefined ? random : addTint(random, image.tint);
  const { contentType } = image.original;
  await enqueue('media-sweep', { key, contentType }, { runAt: isoIn(SWEEP_AFTER_SECONDS) });
  try {
    for (const width of IMAGE_WIDTHS) {
      const variant = image.variants.find((one) => one.width === width);
      if (variant) await storage().put(imageFileName(key, contentType, width), variant.bytes, 'image/webp');
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
  const stored = await storeFiles(await prepareUpload(upload));
  return transaction(async () => {
    const image = await insertStored(stored);
    if (upload.isProvisional) await enqueue('media-release', { key: image.key }, { runAt: isoIn(SWEEP_AFTER_SECONDS) });
    return image;
  });
}

async function insertStored({ key, image: { original, width, height } }: Stored): Promise<StoredImage> {
  await insertImage({ key, contentType: original.contentType, bytes: original.bytes.byteLength, width, height });
  return { key, path: imagePath(key), width, height };
}

/**
 * Stores a logo or an icon: an SVG as sanitised drawing, with bitmaps of it as variants; any other picture as usual.
 * Returns the URL that shows it best. Slow, as `storeImage`. @throws DomainError `invalid` for a dangerous drawing.
 */
export async function storeLogo(sent: ImageFile | string): Promise<string> {
  const file = toFile(sent);
  const bytes = file instanceof UploadedFile ? await readUpload(file) : file;
  if (!isDrawing(bytes)) return (await storeImage({ image: file })).path;
  const drawing = sanitizeSvg(bytes);
  const bitmap = await fitPicture({ source: drawing, width: WIDEST, height: WIDEST });
  const image = await prepareImage(bitmap.bytes, { maxBytes: IMAGE_MAX_BYTES, widths: IMAGE_WIDTHS });
  const original = { bytes: Buffer.from(drawing.svg), contentType: SVG_TYPE, extension: 'svg' };
  const stored = await storeFiles({ ...image, original });
  return originalPath((await transaction(() => insertStored(stored))).key);
}

/** Reads an uploaded file, if it can be a drawing: one byte more than is accepted, so that its size is refused. */
const readUpload = async ({ path }: UploadedFile): Promise<Uint8Array<ArrayBuffer>> => {
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(DRAWING_MAX_BYTES + 1), 0, DRAWING_MAX_BYTES + 1, 0);
    return new Uint8Array(buffer.subarray(0, bytesRead));
  } finally {
    await file.close();
  }
};

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

/** Number of pictures that are looked up together. */
const RELEASED_AT_ONCE = 1_000;

/** Deletes pictures that a row no longer uses, unless another row does. Other URLs are ignored. */
export const releaseImages = (paths: readonly string[]): Promise<void> =>
  transaction(async () => {
    const keys = [...new Set(paths.flatMap((path) => getImageKey(path) ?? []))];
    for (let at = 0; at < keys.length; at += RELEASED_AT_ONCE) {
      const some = keys.slice(at, at + RELEASED_AT_ONCE);
      const visible = await selectVisibleKeys(some);
      for (const key of some) if (!visible.has(key)) await removeImage(key);
    }
  });

export const releaseImage = (path: string): Promise<void> => releaseImages([path]);

/** An editor can take back a change, so that a replaced picture is still needed for a while. */
const RELEASE_AFTER_SECONDS = 86_400;

/** Deletes a picture a day later, unless a row uses it then. Other URLs are ignored. */
export async function releaseImageLater(path: string): Promise<void> {
  const key = getImageKey(path);
  if (key !== undefined) await enqueue('media-release', { key }, { runAt: isoIn(RELEASE_AFTER_SECONDS) });
}
