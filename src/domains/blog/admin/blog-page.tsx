import { redirect } from 'react-router';
import { getOpened } from '#src/ui/admin/list-address.ts';
import { loadList, revalidatesRows } from '#src/ui/admin/load-list.ts';
import { ScreenError } from '#src/ui/admin/screen-error.tsx';
import { LoadingState } from '#src/ui/admin/states.tsx';
import { fetchPosts, fetchStatistics } from '../blog.client.ts';
import { BLOG_ADMIN_TEXTS as TEXTS } from '../blog-admin.texts.ts';
import type { Route } from './+types/blog-page';
import { editorPath, POSTS_ADDRESS } from './posts-address.ts';
import { PostsScreen } from './posts-screen.tsx';

export const meta = () => [{ title: TEXTS.meta }];

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  // Other screens edit in a dialog over their list; an article has its own editor page.
  const opened = getOpened(new URL(request.url).searchParams);
  if (opened?.kind === 'new') throw redirect(editorPath('new'));
  if (opened?.kind === 'edit') throw redirect(editorPath(opened.id));
  return loadList(request, POSTS_ADDRESS, TEXTS.loadError, async (state) => {
    const [list, statistics] = await Promise.all([fetchPosts(POSTS_ADDRESS.toQuery(state)), fetchStatistics()]);
    return { list, statistics };
  });
}
clientLoader.hydrate = true as const;

const revalidates = revalidatesRows(POSTS_ADDRESS);
export const shouldRevalidate: typeof revalidates = (change) => {
  const opened = getOpened(change.nextUrl.searchParams);
  return revalidates(change) || opened?.kind === 'new' || opened?.kind === 'edit';
};

export function HydrateFallback() {
  return <LoadingState label={TEXTS.loading} />;
}

export default function AdminBlogPage({ loaderData }: Route.ComponentProps) {
  return <PostsScreen loaded={loaderData} />;
}

export const ErrorBoundary = ScreenError;
