import { releaseImage } from '#src/domains/media/media.internal.server.ts';
import { atInstant, nowIso } from '#src/platform/clock.server.ts';
import { publish } from '#src/platform/events/events.server.ts';
import type { BlogPost, NewBlogPost } from './blog.contract.ts';
import { releaseTextPictures } from './blog.internal.server.ts';
import { insertPost } from './blog.store.server.ts';
import { toEditedPost } from './blog.views.ts';
import {
  deleteOldSlug,
  deletePostOldSlugs,
  insertOldSlug,
  selectFormerSlugs,
  selectPostBySlug,
  selectWholePosts,
  updatePost,
} from './blog-admin.store.server.ts';

/** Lists every article with its text, drafts too, oldest first. */
export async function listAllPosts(): Promise<(BlogPost & FormerSlugs)[]> {
  const [posts, former] = [await selectWholePosts(), await selectFormerSlugs()];
  return posts.map((post) => {
    const former_slugs = former.get(post.id);
    return { ...toEditedPost(post), ...(former_slugs !== undefined && { former_slugs }) };
  });
}

interface FormerSlugs {
  /** Old addresses that redirect to the article; those of a stored one stay when it is absent. */
  former_slugs?: string[] | undefined;
}

export type TransferredPost = NewBlogPost &
  FormerSlugs & { slug: string; image: string; updated_at?: string | undefined };

async function putFormerSlugs(id: number, slugs: readonly string[]): Promise<void> {
  await deletePostOldSlugs(id);
  for (const slug of slugs) {
    // An article that exists answers its own address.
    if ((await selectPostBySlug(slug)) === undefined) await insertOldSlug(slug, id);
  }
}

/**
 * Stores an article under its address, new or in place of the stored one, in the caller's transaction. It keeps the
 * instant of its last change, which search engines read.
 */
export async function putPost({ updated_at, former_slugs, ...post }: TransferredPost): Promise<void> {
  const before = await selectPostBySlug(post.slug);
  await atInstant(updated_at ?? nowIso(), async () => {
    // An article that comes under the former address of another takes it over.
    if (before === undefined) await deleteOldSlug(post.slug);
    const { id } = before ?? (await insertPost(post));
    if (before !== undefined) await updatePost(id, post);
    if (former_slugs !== undefined) await putFormerSlugs(id, former_slugs);
  });
  if (before !== undefined && before.image !== post.image) await releaseImage(before.image);
  if (before !== undefined) await releaseTextPictures(before.content, post.content);
  await publish('content', { what: 'blog' });
}
