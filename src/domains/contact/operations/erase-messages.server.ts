import { z } from 'zod';
import { removeImage } from '#src/domains/media/operations/remove-image.server.ts';
import { publish } from '#src/platform/events/events.server.ts';
import { command } from '#src/platform/operation.server.ts';
import { BulkResult } from '../contact.contract.ts';
import { deleteMessages, selectPhotoKeys } from '../contact.store.server.ts';

/** Deletes messages with their photos, files included; quotes they opened stay. */
export const eraseMessages = command({
  allow: 'system',
  input: z.object({ ids: z.array(z.int()) }),
  output: BulkResult,
  run: async ({ ids }, context) => {
    const keys = await selectPhotoKeys(ids);
    const changed = await deleteMessages(ids);
    for (const key of keys) await removeImage(context, { key });
    await publish('admin', { event: 'messages' });
    return { changed };
  },
});
