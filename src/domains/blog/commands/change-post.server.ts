import { takePicture } from '#src/domains/media/media.internal.server.ts';
import { refuseStale } from '#src/kernel/errors.ts';
import { recordChange } from '#src/platform/audit.server.ts';
import { nowIso } from '#src/platform/clock.server.ts';
import { publish } from '#src/platform/events/events.server.ts';
import { command } from '#src/platform/operation.server.ts';
import { BlogPost } from '../blog.contract.ts';
import { announcePost, releaseTextPictures } from '../blog.internal.server.ts';
import { postNotFound, postSlug, slugTaken } from '../blog.rules.ts';
import { toEditedPost } from '../blog.views.ts';
import { PostChange } from '../blog-admin.contract.ts';
import { deleteOldSlug, insertOldSlug, isSlugTaken, selectPost, updatePost } from '../blog-admin.store.server.ts';

/** Gives an article a new slug; a slug that visitors know redirects to it. */
async function moveTo(slug: string, post: BlogPost): Promise<void> {
  if (slug === post.slug) return;
  if (await isSlugTaken(slug, post.id)) throw slugTaken();
  await deleteOldSlug(slug);
  if (post.published_at !== null) await insertOldSlug(post.slug, post.id);
}

/** Updates the given fields of an article, or only whether it is published. */
export const changePost = command({
  allow: 'content:change',
  input: PostChange,
  output: BlogPost,
  prepare: ({ image }) => takePicture(image),
  run: async ({ id, updated_at, image: _, ...fields }, context, image) => {
    const stored = await selectPost(id);
    if (stored === undefined) throw postNotFound();
    const before = toEditedPost(stored);
    refuseStale(before.updated_at, updated_at);
    const slug = fields.slug === undefined ? before.slug : postSlug(fields.slug);
    await moveTo(slug, before);
    const isFirst = fields.is_published === true && before.published_at === null;
    const changed = await updatePost(id, {
      ...fields,
      slug,
      ...(image === undefined ? {} : { image }),
      ...(isFirst ? { published_at: nowIso() } : {}),
    });
    if (changed === undefined) throw postNotFound();
    const post = toEditedPost(changed);
    await releaseTextPictures(before.content, post.content);
    await recordChange(context, { action: 'blog.change', subject: `blog:${id}` }, before, post);
    if (before.is_published || post.is_published) await publish('content', { what: 'blog' });
    else await publish('admin', { event: 'blog', id });
    if (isFirst && context.actor.kind === 'user') await announcePost(post);
    return post;
  },
});
