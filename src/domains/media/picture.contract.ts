import { z } from 'zod';
import { PictureAddress } from '#src/kernel/fields.ts';
import { ImageFile, ImageInput } from './media.contract.ts';

/** Maximum JSON body with a picture, in bytes; for administrators. */
export const PICTURE_LIMIT_BYTES = 25_000_000;
/** Maximum form size with a pair of pictures, in bytes. */
export const PICTURE_FORM_LIMIT_BYTES = 32_000_000;

/** Picture as an editor sends it: a new one (data URL), the URL of a stored one, or none. */
export const PictureInput = z.union([ImageInput, PictureAddress], {
  error: 'Choisissez un fichier image.',
});

/** Same as `PictureInput`, or a file from a form. */
export const SentPicture = z.union([ImageFile, PictureInput], {
  error: 'Choisissez un fichier image.',
});
export type SentPicture = z.infer<typeof SentPicture>;

export const isNewPicture = (image: string): boolean => image.startsWith('data:');
