import { z } from 'zod';
import { UploadedFile } from '#src/kernel/uploaded-file.ts';

/** Widths that every image is served at, in pixels; a smaller original keeps its own size under each. */
export const IMAGE_WIDTHS = [400, 800, 1200] as const;
export type ImageWidth = (typeof IMAGE_WIDTHS)[number];

/** Largest upload. */
export const IMAGE_MAX_BYTES = 15_000_000;

/** An image inside JSON. Only the form is looked at here; what it is, its bytes say. */
export const ImageInput = z.string().regex(/^data:image\/[a-z0-9.+-]{1,40};base64,/i, 'Image attendue.');

/** An image outside JSON: bytes, or a file out of a form. */
export const ImageFile = z.union([z.instanceof(Uint8Array<ArrayBuffer>), z.instanceof(UploadedFile)]);
export type ImageFile = z.infer<typeof ImageFile>;

/** 128 random bits: whoever has the address may see the picture. */
export const ImageKey = z.string().regex(/^[0-9a-f]{32}$/);

export const StoredImage = z.object({
  key: z.string(),
  path: z.string(),
  /** Of the original, in pixels. */
  width: z.int(),
  height: z.int(),
});
export type StoredImage = z.infer<typeof StoredImage>;

export const imagePath = (key: string, width: ImageWidth = 1200): string => `/media/${key}-${width}.webp`;

/** Address of the original in its own format and size. */
export const originalPath = (key: string): string => `/media/${key}`;

const OWN_IMAGE = /^\/media\/([0-9a-f]{32})(?:-(?:400|800|1200)\.webp)?$/;

/** The key in one of our image addresses; undefined for any other text. */
export const imageKeyOf = (path: string): string | undefined => OWN_IMAGE.exec(path)?.[1];
