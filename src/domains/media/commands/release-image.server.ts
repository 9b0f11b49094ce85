import { z } from 'zod';
import { command } from '#src/platform/operation.server.ts';
import { getImageKey } from '../media.contract.ts';
import { isImageVisible } from '../media.store.server.ts';
import { removeImage } from './remove-image.server.ts';

/** Deletes a picture that a row no longer uses, unless another row does. Other URLs are ignored. */
export const releaseImage = command({
  allow: 'content:change',
  input: z.object({ path: z.string() }),
  output: z.object({}),
  run: async ({ path }, context) => {
    const key = getImageKey(path);
    return key === undefined || (await isImageVisible(key)) ? {} : removeImage(context, { key });
  },
});
