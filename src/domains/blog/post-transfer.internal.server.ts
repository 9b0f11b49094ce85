import { releaseImage } from '#src/domains/media/media.internal.server.ts';
import { atInstant, nowIso } from '#src/platform/clock.server.ts';
import { publish } from '#src/platform/events/events.server.ts';
import type { BlogPost, NewBlogPost } from './blog.contract.ts';
import { insertPost } from './blog.store.server.ts';
import { toEditedPost } from './blog.views.ts';
import { selectPostBySlug, selectWholePosts, updatePost } from './blog-admin.store.server.ts';

/** Lists every article with its text, drafts too, oldest first. */
export const listAllPosts = async (): Promise<BlogPost[]> => (await selectWholePosts()).map(toEditedPost);

export type TransferredPost = NewBlogPost & { slug: string; image: string; updated_at?: string | undefined };

/**
 * Stores an article under its address, new or in place of the stored one, in the caller's transaction. It keeps the
 * instant of its last change, which search engines read.
 */
export async function putPost({ updated_at, ...post }: TransferredPost): Promise<void> {
  const before = await selectPostBySlug(post.slug);
  await atInstant(updated_at ?? nowIso(), async () => {
    if (before === undefined) await insertPost(post);
    else await updatePost(before.id, post);
  });
  if (before !== undefined && before.image !== post.image) await releaseImage(before.image);
  await publish('content', { what: 'blog' });
}
