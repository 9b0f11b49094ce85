import { IMAGE_WIDTHS, type ImageWidth, SVG_TYPE } from './media.contract.ts';

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
