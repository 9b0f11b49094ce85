import type { z } from 'zod';
import { imagePath } from '#src/domains/media/media.contract.ts';
import { releaseImage } from '#src/domains/media/operations/release-image.server.ts';
import { transaction } from '#src/platform/database/database.server.ts';
import { publish } from '#src/platform/events/events.server.ts';
import type { Context } from '#src/platform/operation.server.ts';
import type { BulkResult } from '../contact.contract.ts';
import { deleteMessages, selectPhotoKeys } from '../contact.store.server.ts';

/** Deletes messages with their photo files, unless a conversation still uses them; quotes they opened stay. */
export const eraseMessages = (context: Context, { ids }: { ids: number[] }): Promise<z.infer<typeof BulkResult>> =>
  transaction(async () => {
    const keys = await selectPhotoKeys(ids);
    const changed = await deleteMessages(ids);
    for (const key of keys) await releaseImage(context, { path: imagePath(key) });
    await publish('admin', { event: 'messages' });
    return { changed };
  });
