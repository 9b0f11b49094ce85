import { publish } from '#src/platform/events/events.server.ts';
import { command } from '#src/platform/operation.server.ts';
import { BlogPost, NewBlogPost } from '../blog.contract.ts';
import { postSlug } from '../blog.rules.ts';
import { insertPost } from '../blog.store.server.ts';

/** Adds an article, published at once or kept as a draft. */
export const createPost = command({
  allow: 'admin',
  input: NewBlogPost,
  output: BlogPost,
  audit: (_input, { id, slug, title, is_published }) => ({
    action: 'blog.create',
    subject: `blog:${id}`,
    after: { slug, title, is_published },
  }),
  run: async (input) => {
    const post = await insertPost({ ...input, slug: postSlug(input.title) });
    if (post.is_published) await publish('content', { what: 'blog' });
    return post;
  },
});
