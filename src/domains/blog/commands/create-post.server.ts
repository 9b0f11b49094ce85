import { takePicture } from '#src/domains/media/media.internal.server.ts';
import { publish } from '#src/platform/events/events.server.ts';
import { command } from '#src/platform/operation.server.ts';
import { BlogPost, NewBlogPost } from '../blog.contract.ts';
import { announcePost } from '../blog.internal.server.ts';
import { postSlug } from '../blog.rules.ts';
import { insertPost } from '../blog.store.server.ts';
import { toEditedPost } from '../blog.views.ts';

/** Creates an article, published at once or as a draft. */
export const createPost = command({
  allow: 'content:change',
  input: NewBlogPost,
  output: BlogPost,
  audit: (_input, { id, slug, title, is_published }) => ({
    action: 'blog.create',
    subject: `blog:${id}`,
    after: { slug, title, is_published },
  }),
  prepare: ({ image }) => takePicture(image),
  run: async (input, { actor }, image = '') => {
    const post = toEditedPost(await insertPost({ ...input, image, slug: postSlug(input.slug || input.title) }));
    if (post.is_published) await publish('content', { what: 'blog' });
    else await publish('admin', { event: 'blog', id: post.id });
    if (post.is_published && actor.kind === 'user') await announcePost(post);
    return post;
  },
});
