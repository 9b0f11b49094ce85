import { publish } from '#src/platform/events/events.server.ts';
import { command } from '#src/platform/operation.server.ts';
import { erasePosts } from '../blog.internal.server.ts';
import { PostBulk, PostBulkResult } from '../blog-admin.contract.ts';
import { lockPosts, updatePublication } from '../blog-admin.store.server.ts';
import { keepPost } from '../post-bin.internal.server.ts';

/** Publishes, withdraws or deletes several articles; those already in that state are not counted. */
export const changePosts = command({
  allow: 'content:change',
  input: PostBulk,
  output: PostBulkResult,
  audit: ({ ids, action }, { changed }) => ({ action: `blog.${action}`, subject: 'blog', after: { ids, changed } }),
  run: async ({ ids, action }, context) => {
    await lockPosts(ids);
    if (action === 'delete') {
      for (const id of new Set(ids)) await keepPost(context, id);
      return erasePosts(ids);
    }
    const changed = await updatePublication(ids, action === 'publish');
    if (changed > 0) await publish('content', { what: 'blog' });
    return { changed };
  },
});
