import { DomainError } from '#src/kernel/errors.ts';
import { query } from '#src/platform/operation.server.ts';
import { BlogPost, BlogSlug } from '../blog.contract.ts';
import { selectPublishedPost } from '../blog.store.server.ts';

/** One published article by its address. */
export const readPost = query({
  allow: 'anyone',
  input: BlogSlug,
  output: BlogPost,
  run: async ({ slug }) => {
    const post = await selectPublishedPost(slug);
    if (post === undefined) throw new DomainError('not-found', 'Article non trouvé');
    return post;
  },
});
