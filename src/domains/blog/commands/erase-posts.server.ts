import { removeImage } from '#src/domains/media/commands/remove-image.server.ts';
import { getImageKey } from '#src/domains/media/media.contract.ts';
import { publish } from '#src/platform/events/events.server.ts';
import { command } from '#src/platform/operation.server.ts';
import { PostBulk, PostBulkResult } from '../blog-admin.contract.ts';
import { deletePosts } from '../blog-admin.store.server.ts';

/** Deletes articles and the pictures that no other article uses; for operations that log the action themselves. */
export const erasePosts = command({
  allow: 'content:change',
  input: PostBulk.pick({ ids: true }),
  output: PostBulkResult,
  run: async ({ ids }, context) => {
    const { count, pictures } = await deletePosts(ids);
    for (const picture of pictures) {
      const key = getImageKey(picture);
      if (key !== undefined) await removeImage(context, { key });
    }
    if (count > 0) await publish('content', { what: 'blog' });
    return { changed: count };
  },
});
