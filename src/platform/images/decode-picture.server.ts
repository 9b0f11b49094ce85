import { readFile } from 'node:fs/promises';
import sharp, { type Region, type Sharp, type SharpOptions } from 'sharp';
import { DomainError } from '#src/kernel/errors.ts';
import type { ImageType } from './image-type.server.ts';
import './sharp-limits.server.ts';

export interface Picture {
  /** Bytes, or the path of a file that is read only when its turn has come. */
  source: Uint8Array | string;
  /** Detected from the first bytes. */
  type: ImageType;
  widths: readonly number[];
  photoSide: number | undefined;
  crop: Crop | undefined;
}

/** Part of an upright picture, in per cent of its width and height. */
export interface Crop {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

interface DecodedPicture {
  original: { bytes: Uint8Array<ArrayBuffer>; contentType: string; extension: string };
  width: number;
  height: number;
  variants: { width: number; bytes: Uint8Array<ArrayBuffer> }[];
  /** Mean colour as three hexadecimal digits; absent for a picture with transparent parts. */
  tint?: string;
}

const MOST_PIXELS = 50_000_000;
/** Maximum height of a WebP. */
const MOST_HEIGHT = 16_000;
const TIMEOUT_SECONDS = 30;
const VARIANT_QUALITY = 80;

const READING: SharpOptions = {
  limitInputPixels: MOST_PIXELS,
  failOn: 'error',
  sequentialRead: true,
  pages: 1,
  autoOrient: true,
};

const HEIC_UNREAD = 'Les images HEIC ne sont pas lues par ce serveur : envoyez une image JPEG, PNG, WebP ou AVIF.';
const UNREADABLE = 'L’image est illisible ou endommagée.';

/** Does the work of `prepareImage` for an accepted type, on the calling thread. */
export async function decodePicture({ source, type, widths, photoSide, crop }: Picture): Promise<DecodedPicture> {
  if (type === 'heic' && !READS_HEIC) throw new DomainError('unsupported-type', HEIC_UNREAD);
  const bytes = typeof source === 'string' ? await readFile(source) : source;
  const size = await readSize(bytes);
  try {
    const open = (): Sharp => openPart(bytes, crop && toPart(crop, size));
    return await decode(open, photoSide === undefined ? ORIGINALS[type] : toPhoto(photoSide), widths);
  } catch (cause) {
    throw unreadable(cause);
  }
}

export const unreadable = (cause: unknown): DomainError => new DomainError('invalid', UNREADABLE, { cause });

/** The prebuilt libvips reads AVIF only; one built with a HEVC decoder reads HEIC too. */
const READS_HEIC = sharp.format.heif.input.fileSuffix?.includes('.heic') ?? false;

export interface Size {
  width: number;
  height: number;
}

/** Returns the size of the upright picture. @throws DomainError `invalid` when it is unreadable or has too many pixels. */
export async function readSize(bytes: Uint8Array): Promise<Size> {
  // Reads only the header, without the pixel limit, so that the error can name the reason.
  const size = await sharp(bytes, { ...READING, limitInputPixels: false })
    .metadata()
    .catch((cause) => {
      throw unreadable(cause);
    });
  if (size.width * size.height > MOST_PIXELS) {
    throw new DomainError('invalid', `L’image dépasse ${MOST_PIXELS / 1_000_000} millions de pixels.`);
  }
  return { width: size.autoOrient.width, height: size.autoOrient.height };
}

const HUNDRED = 100;

/** Returns the pixels of a crop: at least one in each direction. */
function toPart({ left, top, right, bottom }: Crop, { width, height }: Size): Region {
  const x = Math.min(Math.round((left * width) / HUNDRED), width - 1);
  const y = Math.min(Math.round((top * height) / HUNDRED), height - 1);
  return {
    left: x,
    top: y,
    width: Math.max(1, Math.round((right * width) / HUNDRED) - x),
    height: Math.max(1, Math.round((bottom * height) / HUNDRED) - y),
  };
}

/** Opens a picture upright, and keeps one part of it. */
export function openPart(bytes: Uint8Array, part?: Region): Sharp {
  const image = sharp(bytes, READING).timeout({ seconds: TIMEOUT_SECONDS });
  return part === undefined ? image : image.extract(part);
}

async function decode(open: () => Sharp, format: Original, widths: readonly number[]): Promise<DecodedPicture> {
  const { extension, contentType, encode } = format;
  const original = await encode(open()).toBuffer({ resolveWithObject: true });
  const scaled = await encodeVariants(open, widths);
  return {
    original: { bytes: original.data, contentType, extension },
    width: original.info.width,
    height: original.info.height,
    ...scaled,
  };
}

/** Decodes once, at the largest width, and scales the smaller variants from those pixels. */
async function encodeVariants(
  open: () => Sharp,
  widths: readonly number[],
): Promise<Pick<DecodedPicture, 'variants' | 'tint'>> {
  if (widths.length === 0) return { variants: [] };
  const pixels = await readPixels(open(), Math.max(...widths));
  const variants: DecodedPicture['variants'] = [];
  for (const width of widths) variants.push({ width, bytes: await encodeVariant(pixels, width) });
  const tint = await readTint(sharp(pixels.data, { raw: pixels.raw }), pixels.raw.channels);
  return tint === undefined ? { variants } : { variants, tint };
}

interface Pixels {
  data: Buffer<ArrayBuffer>;
  raw: { width: number; height: number; channels: 1 | 2 | 3 | 4 };
}

const FIT = { height: MOST_HEIGHT, fit: 'inside', withoutEnlargement: true } as const;

/** Decodes a picture, at most as wide as given. */
export async function readPixels(picture: Sharp, width: number): Promise<Pixels> {
  const { data, info } = await picture
    .resize({ width, ...FIT })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, raw: { width: info.width, height: info.height, channels: info.channels } };
}

export const encodeVariant = ({ data, raw }: Pixels, width: number): Promise<Buffer<ArrayBuffer>> =>
  sharp(data, { raw })
    .resize({ width, ...FIT })
    .webp({ quality: VARIANT_QUALITY })
    .toBuffer();

const OPAQUE = 3;
const LEVELS = 16;

/** Returns the mean colour as three hexadecimal digits; undefined for a picture with transparent parts. */
export async function readTint(image: Sharp, channels: number): Promise<string | undefined> {
  if (channels !== OPAQUE) return undefined;
  const [red = 0, green = 0, blue = 0] = await image.resize(1, 1, { fit: 'fill' }).raw().toBuffer();
  return [red, green, blue].map((value) => Math.floor(value / LEVELS).toString(LEVELS)).join('');
}

/** Encodes JPEG without optimised coding, which keeps all coefficients in memory: 30 MB instead of 160. */
const jpeg = (image: Sharp): Sharp => image.jpeg({ quality: 92, optimiseCoding: false });

interface Original {
  extension: string;
  contentType: string;
  encode: (image: Sharp) => Sharp;
}

const PHOTO_QUALITY = 82;

/** Photo large enough to show a broken tile, at a tenth of the size that a telephone sends. */
const toPhoto = (side: number): Original => ({
  extension: 'jpg',
  contentType: 'image/jpeg',
  encode: (image) =>
    image
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: PHOTO_QUALITY, optimiseCoding: false }),
});

/** Encoders for the original in its own format; encoding it again removes metadata and appended bytes. */
const ORIGINALS: Record<ImageType, Original> = {
  jpeg: { extension: 'jpg', contentType: 'image/jpeg', encode: jpeg },
  png: { extension: 'png', contentType: 'image/png', encode: (image) => image.png() },
  webp: { extension: 'webp', contentType: 'image/webp', encode: (image) => image.webp({ quality: 92 }) },
  // Effort 1: the default takes minutes for a large picture on two cores.
  avif: { extension: 'avif', contentType: 'image/avif', encode: (image) => image.avif({ quality: 75, effort: 1 }) },
  heic: { extension: 'jpg', contentType: 'image/jpeg', encode: jpeg },
};
