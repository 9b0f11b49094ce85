import { z } from 'zod';
import { recordAudit } from '#src/platform/audit.server.ts';
import { command } from '#src/platform/operation.server.ts';
import { GalleryItemId } from '../gallery.contract.ts';
import { eraseGalleryItem } from '../gallery.internal.server.ts';
import { itemNotFound } from '../gallery.rules.ts';
import { keepGalleryItem } from '../gallery-bin.internal.server.ts';

/** Deletes a work; it stays in the bin for a while, with its pictures. */
export const removeGalleryItem = command({
  allow: 'content:change',
  input: GalleryItemId,
  output: z.object({}),
  run: async ({ id }, context) => {
    await keepGalleryItem(context, id);
    const item = await eraseGalleryItem({ id });
    if (item === undefined) throw itemNotFound();
    if (context.actor.kind === 'user') {
      await recordAudit(context, { action: 'gallery.delete', subject: `gallery:${id}`, before: item });
    }
    return {};
  },
});
