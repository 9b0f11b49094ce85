import { z } from 'zod';
import { command } from '#src/platform/operation.server.ts';
import { imageKeyOf } from '../media.contract.ts';
import { isImageShown } from '../media.store.server.ts';
import { removeImage } from './remove-image.server.ts';

/** Forgets a picture that a row has let go, unless another one shows it. What is no picture of ours is left alone. */
export const releaseImage = command({
  allow: 'content:change',
  input: z.object({ path: z.string() }),
  output: z.object({}),
  run: async ({ path }, context) => {
    const key = imageKeyOf(path);
    return key === undefined || (await isImageShown(key)) ? {} : removeImage(context, { key });
  },
});
