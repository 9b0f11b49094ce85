import { z } from 'zod';
import { GalleryList } from '#src/domains/gallery/gallery.contract.ts';
import { listGallery } from '#src/domains/gallery/operations/list-gallery.server.ts';
import { log } from '#src/platform/log.server.ts';
import { query } from '#src/platform/operation.server.ts';

/** Returns the works for the gallery page; null when they cannot be read. */
export const readWorks = query({
  allow: 'anyone',
  input: z.object({}),
  output: GalleryList.nullable(),
  run: async (_input, context) => {
    try {
      return await listGallery(context, {});
    } catch (cause) {
      log().error({ requestId: context.requestId, err: cause }, 'the gallery cannot be read');
      return null;
    }
  },
});
