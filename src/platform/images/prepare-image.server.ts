import { open } from 'node:fs/promises';
import { DomainError } from '#src/kernel/errors.ts';
import { UploadedFile, uploadSize } from '#src/kernel/uploaded-file.ts';
import { pictureLane } from '../threads/lanes.server.ts';
import type { Crop } from './decode-picture.server.ts';
import { getImageType } from './image-type.server.ts';
import { loadSharp } from './load-sharp.server.ts';

/** Sanitised upload: pixels only, upright, without metadata or appended bytes. */
export interface PreparedImage {
  original: { bytes: Buffer<ArrayBuffer>; contentType: string; extension: string };
  /** Width of the original, upright, in pixels. */
  width: number;
  height: number;
  /** WebP files, at most as wide as requested, never enlarged; in the order of `widths`. */
  variants: { width: number; bytes: Buffer<ArrayBuffer> }[];
  /** Mean colour as three hexadecimal digits; absent for a picture with transparent parts. */
  tint?: string;
}

interface Limits {
  maxBytes: number;
  widths: readonly number[];
  /** Longest side in pixels: the original becomes a JPEG of at most this size, with transparent parts on white. */
  photoSide?: number | undefined;
  /** Part that is kept; the whole picture when absent. */
  crop?: Crop | undefined;
}

const UNSUPPORTED = 'Ce type de fichier n’est pas accepté : envoyez une image JPEG, PNG, WebP ou AVIF.';

const asBuffer = (bytes: Uint8Array<ArrayBuffer>): Buffer<ArrayBuffer> =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/**
 * Decodes an upload in a thread and creates the site's variants of it.
 * @throws DomainError `too-large` (bytes), `unsupported-type`, `invalid` (unreadable, too many pixels),
 * `unavailable` (too many uploads at once, or not finished in time).
 */
export async function prepareImage(
  source: ImageSource,
  { maxBytes, widths, photoSide, crop }: Limits,
): Promise<PreparedImage> {
  if (uploadSize(source) > maxBytes) {
    throw new DomainError('too-large', `L’image dépasse ${Math.floor(maxBytes / 1_000_000)} Mo.`);
  }
  const type = getImageType(await readHead(source));
  if (type === undefined) throw new DomainError('unsupported-type', UNSUPPORTED);
  // A file is read by the thread; bytes are copied before the transfer, as they may be part of a larger buffer.
  const own = source instanceof UploadedFile ? source.path : new Uint8Array(source);
  const transfer = typeof own === 'string' ? [] : [own.buffer];
  await loadSharp();
  const decoded = await pictureLane().run('decode-picture', { source: own, type, widths, photoSide, crop }, transfer);
  return {
    ...decoded,
    original: { ...decoded.original, bytes: asBuffer(decoded.original.bytes) },
    variants: decoded.variants.map((variant) => ({ ...variant, bytes: asBuffer(variant.bytes) })),
  };
}

/**
 * Returns a picture that comes with the product as it is: a WebP of at most this width, which is its own widest variant.
 * Undefined for any other picture.
 */
export async function keepImage(bytes: Uint8Array, widest: number): Promise<PreparedImage | undefined> {
  if (getImageType(bytes.subarray(0, HEAD_BYTES)) !== 'webp') return undefined;
  const source = new Uint8Array(bytes);
  await loadSharp();
  const inspected = await pictureLane().run('inspect-picture', { source }, [source.buffer]);
  if (inspected.width > widest) return undefined;
  const own = Buffer.from(bytes);
  return {
    ...inspected,
    original: { bytes: own, contentType: 'image/webp', extension: 'webp' },
    variants: [{ width: widest, bytes: own }],
  };
}

/** Encodes some widths of a stored picture as `prepareImage` does, scaled from its widest variant; in their order. */
export async function scaleImage(
  bytes: Uint8Array,
  { widths, widest }: { widths: readonly number[]; widest: number },
): Promise<Buffer<ArrayBuffer>[]> {
  const source = new Uint8Array(bytes);
  await loadSharp();
  const scaled = await pictureLane().run('scale-picture', { source, widths, widest }, [source.buffer]);
  return scaled.map(asBuffer);
}

/** Source of a picture: bytes, or a file that is read only when its turn has come. */
type ImageSource = Uint8Array | UploadedFile;

const HEAD_BYTES = 64;

/** Returns the first bytes, from which the type is detected. */
async function readHead(source: ImageSource): Promise<Uint8Array> {
  if (!(source instanceof UploadedFile)) return source.subarray(0, HEAD_BYTES);
  const file = await open(source.path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
