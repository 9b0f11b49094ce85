import { useState } from 'react';
import { fill } from '#src/kernel/text.ts';
import { showSuccess, showUndo } from '#src/ui/admin/toasts.tsx';
import { useAttempt } from '#src/ui/admin/use-attempt.ts';
import { changePost, changePosts, deletePost } from '../blog.client.ts';
import type { BlogCard } from '../blog.contract.ts';
import { BLOG_ADMIN_TEXTS as TEXTS } from '../blog-admin.texts.ts';

export interface PostActions {
  isBusy: boolean;
  /** Last error message. */
  failure: string | undefined;
  dismiss: () => void;
  toggle: (post: BlogCard) => Promise<void>;
  publish: (posts: BlogCard[], isPublished: boolean) => Promise<boolean>;
  remove: (posts: BlogCard[]) => Promise<boolean>;
}

/** Returns an editor's actions on one or several articles; a reversible action offers an undo. */
export function usePostActions(reload: () => Promise<void>): PostActions {
  const [failure, setFailure] = useState<string>();
  const { isBusy, attempt } = useAttempt(reload, setFailure);
  const begin = (act: () => Promise<unknown>, sentence: string): Promise<boolean> => {
    setFailure(undefined);
    return attempt(act, sentence);
  };
  const undoing = (act: () => Promise<unknown>) => async (): Promise<void> => {
    if (await begin(act, TEXTS.statusError)) showSuccess(TEXTS.restored);
  };

  const toggle = async ({ id, title, is_published }: BlogCard): Promise<void> => {
    const set = (isPublished: boolean) => () => changePost(id, { is_published: isPublished });
    if (!(await begin(set(!is_published), TEXTS.statusError))) return;
    const sentence = TEXTS.toggled[is_published ? 'unpublish' : 'publish'];
    showUndo(fill(sentence, { title }), () => void undoing(set(is_published))());
  };

  const publish = async (posts: BlogCard[], isPublished: boolean): Promise<boolean> => {
    const ids = posts.filter((post) => post.is_published !== isPublished).map(({ id }) => id);
    const action = isPublished ? 'publish' : 'unpublish';
    if (ids.length > 0 && !(await begin(() => changePosts(ids, action), TEXTS.statusError))) return false;
    const sentence = TEXTS.bulkDone[action][ids.length === 1 ? 0 : 1] ?? '';
    const back = isPublished ? 'unpublish' : 'publish';
    const undo = undoing(() => (ids.length === 0 ? Promise.resolve() : changePosts(ids, back)));
    showUndo(fill(sentence, { count: ids.length }), () => void undo());
    return true;
  };

  const remove = async (posts: BlogCard[]): Promise<boolean> => {
    const ids = posts.map(({ id }) => id);
    const [only] = ids;
    const act = () => (ids.length === 1 && only !== undefined ? deletePost(only) : changePosts(ids, 'delete'));
    const isDone = await begin(act, TEXTS.deleteError);
    if (isDone) showSuccess(ids.length === 1 ? TEXTS.deleted : fill(TEXTS.deletedMany, { count: ids.length }));
    return isDone;
  };

  return { isBusy, failure, dismiss: () => setFailure(undefined), toggle, publish, remove };
}
