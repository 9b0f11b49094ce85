import { imagePath } from '#src/domains/media/media.contract.ts';
import { releaseImage } from '#src/domains/media/operations/release-image.server.ts';
import { transaction } from '#src/platform/database/database.server.ts';
import { publish } from '#src/platform/events/events.server.ts';
import type { Context } from '#src/platform/operation.server.ts';
import { deleteChats, selectChatPhotos, selectSessionIds } from '../chat-admin.store.server.ts';

/** Deletes conversations with their data; photos used by a contact message stay, and so do messages and quotes. */
export const eraseChats = (context: Context, { ids }: { ids: number[] }): Promise<{ changed: number }> =>
  transaction(async () => {
    if (ids.length === 0) return { changed: 0 };
    const chats = await selectSessionIds(ids);
    const photos = await selectChatPhotos(ids);
    const changed = await deleteChats(ids);
    for (const key of photos) await releaseImage(context, { path: imagePath(key) });
    for (const { id, session_id } of chats) {
      await publish('chat', { key: String(id), event: 'deleted' });
      await publish('admin', { event: 'chat', session: session_id });
    }
    return { changed };
  });
