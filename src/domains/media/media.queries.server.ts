import { z } from 'zod';
import { query } from '#src/platform/operation.server.ts';
import { readImageFile } from './image-file.internal.server.ts';
import { IMAGE_WIDTHS, ImageKey } from './media.contract.ts';

/** Returns one file of an image: a width, or the original. */
export const readImage = query({
  allow: 'anyone',
  input: z.object({ key: ImageKey, width: z.literal(IMAGE_WIDTHS).optional() }),
  output: z.object({
    bytes: z.instanceof(Uint8Array<ArrayBuffer>),
    contentType: z.string(),
    fileName: z.string(),
    isStandIn: z.boolean(),
  }),
  run: readImageFile,
});
