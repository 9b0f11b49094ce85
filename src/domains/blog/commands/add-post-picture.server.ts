import { z } from 'zod';
import { ImageInput, PictureCrop } from '#src/domains/media/media.contract.ts';
import { releaseImageLater, storeImage } from '#src/domains/media/media.internal.server.ts';
import { command } from '#src/platform/operation.server.ts';

/** Stores a picture, or a part of it, for the text of an article. It is deleted a day later unless an article shows it by then. */
export const addPostPicture = command({
  allow: 'content:change',
  input: z.object({ image: ImageInput, crop: PictureCrop.optional() }),
  output: z.object({ image: z.string() }),
  prepare: ({ image, crop }) => storeImage({ image, ...(crop && { crop }) }),
  run: async (_input, _context, { path }) => {
    await releaseImageLater(path);
    return { image: path };
  },
});
