import { z } from 'zod';
import { readImageFile } from '#src/domains/media/image-file.internal.server.ts';
import { getImageKey, PictureCrop } from '#src/domains/media/media.contract.ts';
import { storeImage } from '#src/domains/media/media.internal.server.ts';
import { invalidField } from '#src/kernel/errors.ts';
import { PictureAddress } from '#src/kernel/fields.ts';
import { command } from '#src/platform/operation.server.ts';
import { PAGE_TEXTS as texts } from '../page.texts.ts';

/** Stores a part of a stored picture as a picture of its own, which is deleted later unless a saved draft uses it. */
export const cropPagePicture = command({
  allow: 'content:change',
  input: z.object({ image: PictureAddress, crop: PictureCrop }),
  output: z.object({ image: z.string() }),
  prepare: async ({ image, crop }) => {
    const key = getImageKey(image);
    if (key === undefined) throw invalidField('image', texts.noPicture);
    const { bytes } = await readImageFile({ key });
    return storeImage({ image: bytes, crop, isProvisional: true });
  },
  run: async (_input, _context, { path }) => ({ image: path }),
});
