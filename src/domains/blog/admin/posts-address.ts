import { href } from '#src/kernel/href.ts';
import { listAddress } from '#src/ui/admin/list-address.ts';
import { POST_SORT_KEYS, POST_STATUSES } from '../blog-admin.contract.ts';

export const POSTS_ADDRESS = listAddress({
  sortKeys: POST_SORT_KEYS,
  sort: { by: 'created_at', order: 'desc' },
  filters: { status: POST_STATUSES, category: null },
  descending: ['created_at', 'published_at', 'updated_at'],
});
export type PostsState = ReturnType<typeof POSTS_ADDRESS.toState>;

export const POSTS_PATH = href('/admin/blog');

/** Returns the path of the article editor. */
export const editorPath = (id: number | 'new'): string => `${POSTS_PATH}/${id}`;
