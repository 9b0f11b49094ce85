import type { z } from 'zod';
import { releaseImageLater, releaseImages } from '#src/domains/media/media.internal.server.ts';
import { notify } from '#src/domains/notifications/notification.internal.server.ts';
import { href } from '#src/kernel/href.ts';
import type { Page } from '#src/kernel/pagination.ts';
import { toExcerpt } from '#src/kernel/text.ts';
import { transaction } from '#src/platform/database/database.server.ts';
import { publish } from '#src/platform/events/events.server.ts';
import { listPictures } from './article.views.ts';
import type { BlogCard, BlogListQuery, BlogPost } from './blog.contract.ts';
import { postNotFound } from './blog.rules.ts';
import { selectPostAddresses, selectPublishedPost, selectPublishedPosts } from './blog.store.server.ts';
import { toCard, toPost } from './blog.views.ts';
import type { PostBulkResult } from './blog-admin.contract.ts';
import { deletePosts, selectPost } from './blog-admin.store.server.ts';
import { countPostRows, selectNewestPosts, selectPostRecords } from './blog-figures.store.server.ts';

/** Notifies the administrators of a newly published article, unless the setting is off. */
export const announcePost = ({ id, title }: { id: number; title: string }): Promise<void> =>
  transaction(async () => {
    await notify({
      type: 'success',
      event: 'blog',
      title: 'Article publié',
      message: toExcerpt(title, 200),
      link: href('/admin/blog', { view: id }),
    });
  });

/** Deletes articles and their pictures that nothing else shows. */
export const erasePosts = (ids: number[]): Promise<z.infer<typeof PostBulkResult>> =>
  transaction(async () => {
    const gone = await deletePosts(ids);
    await releaseImages(gone.flatMap(({ image, content }) => [image, ...listPictures(content)]));
    if (gone.length > 0) await publish('content', { what: 'blog' });
    return { changed: gone.length };
  });

/** Lets go of the pictures that a text shows no longer; later, because an editor can take the change back. */
export async function releaseTextPictures(before: string, after: string): Promise<void> {
  const stay = new Set(listPictures(after));
  for (const image of listPictures(before)) if (!stay.has(image)) await releaseImageLater(image);
}

/** Returns one article as it is stored, a draft too. */
export const findPost = selectPost;

/** Counts all articles and published ones, now and at an instant. */
export const countPostGrowth = countPostRows;

/** Lists the last written articles, drafts included. */
export const listRecentPosts = selectNewestPosts;

/** Returns articles that contain a text, for the global search. */
export const searchPostRecords = selectPostRecords;

/** Lists the address of every published article, for the sitemap and the site map page. */
export const listPublishedAddresses = selectPostAddresses;

/** Lists published articles without their bodies, newest first. */
export async function listPublishedPosts(query: BlogListQuery): Promise<Page<BlogCard>> {
  const { items, meta } = await selectPublishedPosts(query);
  return { items: items.map(toCard), meta };
}

/** Returns one published article by its slug. @throws DomainError `not-found`. */
export async function readPublishedPost({ slug }: { slug: string }): Promise<BlogPost> {
  const post = await selectPublishedPost(slug);
  if (post === undefined) throw postNotFound();
  return toPost(post);
}
