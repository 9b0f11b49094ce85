import { z } from 'zod';
import { command } from '#src/platform/operation.server.ts';
import { isNewPicture, SentPicture } from '../picture.contract.ts';
import { storeImage } from './store-image.server.ts';

const Taken = z.object({ image: z.string().optional() });

/**
 * Returns the URL under which a record stores its picture: a new one is stored, a URL stays as it is.
 * Slow: called in the `prepare` of a command, never inside a transaction.
 */
export const takePicture = command({
  allow: 'content:change',
  input: z.object({ image: SentPicture.optional() }),
  output: Taken,
  prepare: async ({ image }, context): Promise<string | undefined> => {
    if (typeof image === 'object') return (await storeImage(context, { bytes: image })).path;
    return image !== undefined && isNewPicture(image) ? (await storeImage(context, { dataUrl: image })).path : image;
  },
  run: async (_input, _context, image) => ({ image }),
});
