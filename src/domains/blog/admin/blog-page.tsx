import { redirect, type ShouldRevalidateFunctionArgs } from 'react-router';
import { getOpened } from '#src/ui/admin/list-address.ts';
import { ScreenError } from '#src/ui/admin/screen-error.tsx';
import type { Route } from './+types/blog-page';
import { editorPath } from './post-acts.ts';
import { posts } from './posts.resource.tsx';

export const meta = posts.meta;

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  // Other screens edit in a dialog over their list; an article has its own editor page.
  const opened = getOpened(new URL(request.url).searchParams);
  if (opened?.kind === 'new') throw redirect(editorPath('new'));
  if (opened?.kind === 'edit') throw redirect(editorPath(opened.id));
  return posts.load(request);
}
clientLoader.hydrate = true as const;

export function shouldRevalidate(change: ShouldRevalidateFunctionArgs): boolean {
  const opened = getOpened(change.nextUrl.searchParams);
  return posts.shouldRevalidate(change) || opened?.kind === 'new' || opened?.kind === 'edit';
}

export const handle = posts.handle;
export const HydrateFallback = posts.HydrateFallback;

export default function AdminBlogPage({ loaderData }: Route.ComponentProps) {
  return <posts.Screen loaded={loaderData} />;
}

export const ErrorBoundary = ScreenError;
