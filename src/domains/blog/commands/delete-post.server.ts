import { z } from 'zod';
import { recordAudit } from '#src/platform/audit.server.ts';
import { command } from '#src/platform/operation.server.ts';
import { BlogPostId } from '../blog.contract.ts';
import { erasePosts } from '../blog.internal.server.ts';
import { postNotFound } from '../blog.rules.ts';
import { selectPost } from '../blog-admin.store.server.ts';
import { keepPost } from '../post-bin.internal.server.ts';

/** Deletes an article with its former slugs; both stay in the bin for a while. */
export const deletePost = command({
  allow: 'content:change',
  input: BlogPostId,
  output: z.object({}),
  run: async ({ id }, context) => {
    const before = await selectPost(id);
    if (before === undefined) throw postNotFound();
    await keepPost(context, id);
    await erasePosts([id]);
    const { slug, title, is_published } = before;
    if (context.actor.kind === 'user') {
      const entry = {
        action: 'blog.delete',
        subject: `blog:${id}`,
        before: { slug, title, is_published: is_published === 1 },
      };
      await recordAudit(context, entry);
    }
    return {};
  },
});
