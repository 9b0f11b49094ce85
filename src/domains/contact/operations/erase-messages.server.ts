import { z } from 'zod';
import { imagePath } from '#src/domains/media/media.contract.ts';
import { releaseImage } from '#src/domains/media/operations/release-image.server.ts';
import { publish } from '#src/platform/events/events.server.ts';
import { command } from '#src/platform/operation.server.ts';
import { BulkResult } from '../contact.contract.ts';
import { deleteMessages, selectPhotoKeys } from '../contact.store.server.ts';

/** Deletes messages with their photo files, unless a conversation still uses them; quotes they opened stay. */
export const eraseMessages = command({
  allow: 'system',
  input: z.object({ ids: z.array(z.int()) }),
  output: BulkResult,
  run: async ({ ids }, context) => {
    const keys = await selectPhotoKeys(ids);
    const changed = await deleteMessages(ids);
    for (const key of keys) await releaseImage(context, { path: imagePath(key) });
    await publish('admin', { event: 'messages' });
    return { changed };
  },
});
