import { z } from 'zod';
import { recordAudit } from '#src/platform/audit.server.ts';
import { command } from '#src/platform/operation.server.ts';
import { GalleryItemId } from '../gallery.contract.ts';
import { eraseGalleryItem } from '../gallery.internal.server.ts';
import { itemNotFound } from '../gallery.rules.ts';

/** Deletes a work permanently, with the pictures that nothing else shows. */
export const removeGalleryItem = command({
  allow: 'content:change',
  input: GalleryItemId,
  output: z.object({}),
  run: async ({ id }, context) => {
    const item = await eraseGalleryItem({ id });
    if (item === undefined) throw itemNotFound();
    if (context.actor.kind === 'user') {
      await recordAudit(context, { action: 'gallery.delete', subject: `gallery:${id}`, before: item });
    }
    return {};
  },
});
