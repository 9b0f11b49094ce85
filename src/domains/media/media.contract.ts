import { z } from 'zod';
import { UploadedFile } from '#src/kernel/uploaded-file.ts';

/** Widths at which every image is served, in pixels; a smaller original keeps its own size at each width. */
export const IMAGE_WIDTHS = [400, 800, 1200] as const;
export type ImageWidth = (typeof IMAGE_WIDTHS)[number];
export const WIDEST: ImageWidth = 1200;

/** Content type of a stored drawing. */
export const SVG_TYPE = 'image/svg+xml';

/** Maximum upload, in bytes. */
export const IMAGE_MAX_BYTES = 15_000_000;

/** Image inside JSON. Only the format is checked here; its real type is read from its bytes. */
export const ImageInput = z.string().regex(/^data:image\/[a-z0-9.+-]{1,40};base64,/i, 'Image attendue.');

/** Image outside JSON: bytes, or a file from a form. */
export const ImageFile = z.union([z.instanceof(Uint8Array<ArrayBuffer>), z.instanceof(UploadedFile)]);
export type ImageFile = z.infer<typeof ImageFile>;

const Percent = z.int().min(0).max(100);
/** Smallest side of a crop, in per cent of the picture. */
export const CROP_MIN = 5;

/** Part of a picture that is kept, in per cent of its width and height. */
export const PictureCrop = z
  .object({ left: Percent, top: Percent, right: Percent, bottom: Percent })
  .refine(({ left, top, right, bottom }) => right - left >= CROP_MIN && bottom - top >= CROP_MIN, {
    error: 'Gardez une plus grande partie de l’image.',
  });
export type PictureCrop = z.infer<typeof PictureCrop>;

/** At least 100 random bits: anyone who has the URL may see the picture. */
export const ImageKey = z.string().regex(/^[0-9a-f]{32}$/);

export const StoredImage = z.object({
  key: z.string(),
  path: z.string(),
  /** Size of the original, in pixels. */
  width: z.int(),
  height: z.int(),
});
export type StoredImage = z.infer<typeof StoredImage>;

export const imagePath = (key: string, width: ImageWidth = 1200): string => `/media/${key}-${width}.webp`;

/** Returns the URL of the original in its own format and size. */
export const originalPath = (key: string): string => `/media/${key}`;

const OWN_IMAGE = /^\/media\/([0-9a-f]{32})(?:-(?:400|800|1200)\.webp)?$/;

/** Returns the key in one of the app's image URLs; undefined for any other text. */
export const getImageKey = (path: string): string | undefined => OWN_IMAGE.exec(path)?.[1];
