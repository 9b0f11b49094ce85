import { DomainError } from '#src/kernel/errors.ts';
import { IMAGE_WIDTHS, type ImageWidth } from './media.contract.ts';

const DAY_SECONDS = 86_400;

/** Bytes that the photos of visitors may take on the disk in a day: of one address (some forty photos), and of all. */
export const PHOTO_BYTES_PER_ADDRESS = { hits: 60_000_000, seconds: DAY_SECONDS };
export const PHOTO_BYTES_PER_SITE = { hits: 500_000_000, seconds: DAY_SECONDS };

/** Pixels of the longer side under which a visitor's photo is stored. */
export const VISITOR_PHOTO_SIDE = 2_560;

const EXTENSIONS: Record<string, string> = {
  'image/avif': 'avif',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
};

/** Name under which a file of an image is stored and saved; without width the original's. */
export function imageFileName(key: string, contentType: string, width?: ImageWidth): string {
  return width === undefined ? `${key}.${EXTENSIONS[contentType] ?? 'bin'}` : `${key}-${width}.webp`;
}

/** Every file of one image. */
export const imageFileNames = (key: string, contentType: string): string[] => [
  imageFileName(key, contentType),
  ...IMAGE_WIDTHS.map((width) => imageFileName(key, contentType, width)),
];

export const imageNotFound = (): DomainError => new DomainError('not-found', 'Cette image n’existe pas.');
