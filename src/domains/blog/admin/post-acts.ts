import { href } from '#src/kernel/href.ts';
import { fill } from '#src/kernel/text.ts';
import type { ResourceActs } from '#src/ui/admin/resource/resource-types.ts';
import type { RowSelection } from '#src/ui/admin/row-selection.ts';
import { toDeletion } from '#src/ui/admin/undo-deletion.ts';
import { changePost, changePosts, deletePost } from '../blog.client.ts';
import type { BlogCard } from '../blog.contract.ts';
import type { PostBulkAction } from '../blog-admin.contract.ts';
import { BLOG_ADMIN_TEXTS as TEXTS } from '../blog-admin.texts.ts';

export const POSTS_PATH = href('/admin/blog');

/** Returns the path of the article editor. */
export const editorPath = (id: number | 'new'): string => href('/admin/blog/:id', { id });

type Acts = ResourceActs & { selection: RowSelection };

/** Publishes an article, or makes it a draft again. */
export const togglePost = ({ id, title, is_published }: BlogCard, { run }: ResourceActs): Promise<boolean> =>
  run({
    act: () => changePost(id, { is_published: !is_published }),
    failure: TEXTS.statusError,
    done: fill(TEXTS.toggled[is_published ? 'unpublish' : 'publish'], { title }),
    undo: { act: () => changePost(id, { is_published }), done: TEXTS.restored },
  });

/** Deletes articles after a confirmation. */
export function removePosts(posts: readonly Pick<BlogCard, 'id' | 'title'>[], { ask, run, selection }: Acts): void {
  const [first] = posts;
  if (first === undefined) return;
  const count = posts.length;
  const isOne = count === 1;
  const ids = posts.map(({ id }) => id);
  ask({
    question: isOne ? fill(TEXTS.confirm, { title: first.title }) : fill(TEXTS.confirmMany, { count }),
    consequence: TEXTS.consequence,
    act: async () => {
      const deletion = toDeletion('post', ids, {
        act: () => (isOne ? deletePost(first.id) : changePosts(ids, 'delete')),
        failure: TEXTS.deleteError,
        done: isOne ? TEXTS.deleted : fill(TEXTS.deletedMany, { count }),
      });
      const isDone = await run(deletion);
      if (isDone) selection.clear();
      return isDone;
    },
  });
}

/** Runs a bulk action on the selected articles; returns whether it is done, without a question. */
export async function actOnPosts(posts: readonly BlogCard[], action: PostBulkAction, list: Acts): Promise<boolean> {
  if (action === 'delete') {
    removePosts(posts, list);
    return false;
  }
  const isPublished = action === 'publish';
  const ids = posts.filter((post) => post.is_published !== isPublished).map(({ id }) => id);
  const change = async (way: 'publish' | 'unpublish'): Promise<unknown> => ids.length > 0 && changePosts(ids, way);
  return list.run({
    act: () => change(action),
    failure: TEXTS.statusError,
    done: fill(TEXTS.bulkDone[action][ids.length === 1 ? 0 : 1] ?? '', { count: ids.length }),
    undo: { act: () => change(isPublished ? 'unpublish' : 'publish'), done: TEXTS.restored },
  });
}
