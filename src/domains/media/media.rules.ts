import { DomainError } from '#src/kernel/errors.ts';
import { IMAGE_WIDTHS, type ImageWidth, SVG_TYPE } from './media.contract.ts';

const DAY_SECONDS = 86_400;

/** Bytes of visitors' photos stored per day: for one address (some forty photos), and in total. */
export const PHOTO_BYTES_PER_ADDRESS = { hits: 60_000_000, seconds: DAY_SECONDS };
export const PHOTO_BYTES_PER_SITE = { hits: 500_000_000, seconds: DAY_SECONDS };

/** Maximum length in pixels of the longer side of a stored visitor's photo. */
export const VISITOR_PHOTO_SIDE = 2_560;

const EXTENSIONS: Record<string, string> = {
  'image/avif': 'avif',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  [SVG_TYPE]: 'svg',
  'image/webp': 'webp',
};

/** Returns the name of an image file in storage and for downloads; without width the original's. */
export function imageFileName(key: string, contentType: string, width?: ImageWidth): string {
  return width === undefined ? `${key}.${EXTENSIONS[contentType] ?? 'bin'}` : `${key}-${width}.webp`;
}

/** Returns all file names of an image. */
export const imageFileNames = (key: string, contentType: string): string[] => [
  imageFileName(key, contentType),
  ...IMAGE_WIDTHS.map((width) => imageFileName(key, contentType, width)),
];

export const imageNotFound = (): DomainError => new DomainError('not-found', 'Cette image n’existe pas.');
