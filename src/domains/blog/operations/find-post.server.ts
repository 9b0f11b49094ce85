import { query } from '#src/platform/operation.server.ts';
import { BlogPost, BlogPostId } from '../blog.contract.ts';
import { postNotFound } from '../blog.rules.ts';
import { selectPublishedPostById } from '../blog.store.server.ts';

/** Returns one published article by its id. */
export const findPost = query({
  allow: 'anyone',
  input: BlogPostId,
  output: BlogPost,
  run: async ({ id }) => {
    const post = await selectPublishedPostById(id);
    if (post === undefined) throw postNotFound();
    return post;
  },
});
