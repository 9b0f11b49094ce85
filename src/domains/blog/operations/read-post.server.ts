import { query } from '#src/platform/operation.server.ts';
import { BlogPost, BlogSlug } from '../blog.contract.ts';
import { postNotFound } from '../blog.rules.ts';
import { selectPublishedPost } from '../blog.store.server.ts';

/** Returns one published article by its slug. */
export const readPost = query({
  allow: 'anyone',
  input: BlogSlug,
  output: BlogPost,
  run: async ({ slug }) => {
    const post = await selectPublishedPost(slug);
    if (post === undefined) throw postNotFound();
    return post;
  },
});
