import { z } from 'zod';
import { PictureAddress } from '#src/kernel/fields.ts';
import { ImageFile, ImageInput } from './media.contract.ts';

/** Largest JSON body that brings a picture, bytes; for administrators. */
export const PICTURE_LIMIT_BYTES = 25_000_000;
/** Largest form that brings a pair of them. */
export const PICTURE_FORM_LIMIT_BYTES = 32_000_000;

/** A picture as an editor sends it: a new one (data URL), the address of one that is there, or none. */
export const PictureInput = z.union([ImageInput, PictureAddress], {
  error: 'Choisissez un fichier image.',
});

/** The same, or a file out of a form. */
export const SentPicture = z.union([ImageFile, PictureInput], {
  error: 'Choisissez un fichier image.',
});

export const isNewPicture = (image: string): boolean => image.startsWith('data:');
