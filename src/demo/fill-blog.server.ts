import { postSlug } from '#src/domains/blog/blog.rules.ts';
import { createPost } from '#src/domains/blog/operations/create-post.server.ts';
import { listPosts } from '#src/domains/blog/operations/list-posts.server.ts';
import type { Context } from '#src/platform/operation.server.ts';
import { DEMO_ARTICLES } from './content/articles.server.ts';
import type { DemoPictures } from './demo-pictures.server.ts';
import { storePictures } from './store-pictures.server.ts';

/** The articles that are not there yet, published on their own days. */
export async function fillBlog(system: Context, pictures: DemoPictures): Promise<void> {
  const present = new Set((await listPosts(system, {})).items.map(({ slug }) => slug));
  const missing = DEMO_ARTICLES.filter(({ title }) => !present.has(postSlug(title)));
  const names = missing.map(({ picture }) => picture);
  const stored = await storePictures(system, names, pictures);
  for (const { picture, ...article } of missing) {
    await createPost(system, {
      ...article,
      image: stored.get(picture) ?? '',
      image_alt: stored.has(picture) ? (pictures[picture]?.alt ?? '') : '',
      is_published: true,
    });
  }
}
