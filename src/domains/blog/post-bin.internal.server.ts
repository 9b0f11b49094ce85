import { type BinnedRecord, keepInBin, putRowsBack } from '#src/domains/bin/bin.internal.server.ts';
import { BIN_TEXTS } from '#src/domains/bin/bin.texts.ts';
import { fill } from '#src/kernel/text.ts';
import { publish } from '#src/platform/events/events.server.ts';
import type { Context } from '#src/platform/operation.server.ts';
import { freeSlug } from './blog.rules.ts';
import { OLD_SLUG_KIND, selectTakenSlugs } from './blog.store.server.ts';
import { selectPostBySlug } from './blog-admin.store.server.ts';

/** Puts an article and its former addresses into the bin, before it is deleted. */
export const keepPost = (by: Context, id: number): Promise<void> =>
  keepInBin(by, {
    kind: 'post',
    subjectId: id,
    label: ['title'],
    rows: [
      { table: 'blog_posts', column: 'id', values: [id] },
      { table: 'old_slugs', column: 'target_id', values: [id], only: { kind: OLD_SLUG_KIND } },
    ],
  });

/** Puts a deleted article back, under a free address where its own is taken by now. */
export async function restorePost(record: BinnedRecord): Promise<string> {
  const { blog_posts = [], old_slugs = [] } = record.content.rows;
  const wanted = String(blog_posts[0]?.slug);
  const slug = freeSlug(wanted, await selectTakenSlugs(wanted));
  const free = [];
  for (const old of old_slugs) if ((await selectPostBySlug(String(old.slug))) === undefined) free.push(old);
  const rows = { blog_posts: blog_posts.map((row) => ({ ...row, slug })), old_slugs: free };
  await putRowsBack({ ...record, content: { ...record.content, rows } }, { skipsTaken: ['old_slugs'] });
  await publish('content', { what: 'blog' });
  return slug === wanted ? '' : fill(BIN_TEXTS.newAddress, { address: `/blog/${slug}` });
}
