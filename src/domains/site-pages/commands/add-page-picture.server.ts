import { z } from 'zod';
import { ImageInput } from '#src/domains/media/media.contract.ts';
import { storeImage } from '#src/domains/media/media.internal.server.ts';
import { command } from '#src/platform/operation.server.ts';

/** Stores a picture for a page. It is deleted after half an hour unless a saved draft uses it by then. */
export const addPagePicture = command({
  allow: 'content:change',
  input: z.object({ image: ImageInput }),
  output: z.object({ image: z.string() }),
  prepare: ({ image }) => storeImage({ image, isProvisional: true }),
  run: async (_input, _context, { path }) => ({ image: path }),
});
