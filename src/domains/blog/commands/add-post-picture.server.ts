import { z } from 'zod';
import { ImageInput } from '#src/domains/media/media.contract.ts';
import { releaseImageLater, storeImage } from '#src/domains/media/media.internal.server.ts';
import { command } from '#src/platform/operation.server.ts';

/** Stores a picture for the text of an article. It is deleted a day later unless an article shows it by then. */
export const addPostPicture = command({
  allow: 'content:change',
  input: z.object({ image: ImageInput }),
  output: z.object({ image: z.string() }),
  prepare: ({ image }) => storeImage({ image }),
  run: async (_input, _context, { path }) => {
    await releaseImageLater(path);
    return { image: path };
  },
});
