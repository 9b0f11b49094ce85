import { DEMO_ARTICLES } from '#demo/content/articles.server.ts';
import { PICTURE_ALTS } from '#demo/content/picture-alts.server.ts';
import { listPosts } from '#src/domains/blog/blog.queries.server.ts';
import { postSlug } from '#src/domains/blog/blog.rules.ts';
import { createPost } from '#src/domains/blog/commands/create-post.server.ts';
import { recordDemoRow } from '#src/domains/setup/demo-row.internal.server.ts';
import { transaction } from '#src/platform/database/database.server.ts';
import type { Context } from '#src/platform/operation.server.ts';
import type { ReadPicture } from './read-picture.server.ts';
import { storePictures } from './store-pictures.server.ts';

/** Publishes the missing articles, each on its own date. */
export async function fillBlog(system: Context, readPicture: ReadPicture): Promise<void> {
  const present = new Set((await listPosts(system, {})).items.map(({ slug }) => slug));
  const missing = DEMO_ARTICLES.filter(({ title }) => !present.has(postSlug(title)));
  const names = missing.map(({ picture }) => picture);
  const getPath = await storePictures(names, readPicture);
  for (const { picture, ...article } of missing) {
    const image = { image: getPath(picture), image_alt: PICTURE_ALTS[picture] };
    await transaction(async () => {
      await recordDemoRow('post', (await createPost(system, { ...article, ...image, is_published: true })).id);
    });
  }
}
