import { z } from 'zod';
import { releaseImage } from '#src/domains/media/media.internal.server.ts';
import { recordAudit } from '#src/platform/audit.server.ts';
import { publish } from '#src/platform/events/events.server.ts';
import { command } from '#src/platform/operation.server.ts';
import { GalleryItemId } from '../gallery.contract.ts';
import { itemNotFound } from '../gallery.rules.ts';
import { deleteItem } from '../gallery.store.server.ts';

/** Deletes a work permanently, with the pictures that nothing else shows. */
export const removeGalleryItem = command({
  allow: 'content:change',
  input: GalleryItemId,
  output: z.object({}),
  run: async ({ id }, context) => {
    const item = await deleteItem(id);
    if (item === undefined) throw itemNotFound();
    for (const path of new Set([item.image, item.before_image])) await releaseImage(path);
    if (context.actor.kind === 'user') {
      await recordAudit(context, { action: 'gallery.delete', subject: `gallery:${id}`, before: item });
    }
    await publish('content', { what: 'gallery' });
    return {};
  },
});
