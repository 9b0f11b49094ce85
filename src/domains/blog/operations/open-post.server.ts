import { query } from '#src/platform/operation.server.ts';
import { BlogPost, BlogPostId } from '../blog.contract.ts';
import { postNotFound } from '../blog.rules.ts';
import { selectPost } from '../blog-admin.store.server.ts';

/** Returns one article for its editor, draft or not. */
export const openPost = query({
  allow: 'content:read',
  input: BlogPostId,
  output: BlogPost,
  run: async ({ id }) => {
    const post = await selectPost(id);
    if (post === undefined) throw postNotFound();
    return post;
  },
});
