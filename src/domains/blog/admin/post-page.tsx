import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { fill } from '#src/kernel/text.ts';
import { toFailure } from '#src/ui/admin/failure-sentence.ts';
import { loadOrFailure } from '#src/ui/admin/load-or-failure.ts';
import { ScreenError } from '#src/ui/admin/screen-error.tsx';
import { ErrorState, LoadingState } from '#src/ui/admin/states.tsx';
import type { ApiError } from '#src/ui/http/api-error.ts';
import { perPage } from '#src/ui/page-state.ts';
import { fetchPost } from '../blog.client.ts';
import { BLOG_ADMIN_TEXTS } from '../blog-admin.texts.ts';
import { POST_EDITOR_TEXTS as TEXTS } from '../post-editor.texts.ts';
import type { Route } from './+types/post-page';
import { PostEditor } from './post-editor.tsx';

export const meta = ({ loaderData }: Route.MetaArgs) => [
  { title: loaderData?.post ? fill(TEXTS.editMeta, { title: loaderData.post.title }) : TEXTS.newMeta },
];

/** Counts openings: each one gets its own editor, without the text typed in another. */
const counter = perPage(() => ({ openings: 0 }));

const toSentence = (error: ApiError): string =>
  error.status === 404 || error.status === 422
    ? BLOG_ADMIN_TEXTS.missing
    : toFailure(BLOG_ADMIN_TEXTS.loadError, error);

export async function clientLoader({ params: { id } }: Route.ClientLoaderArgs) {
  const own = counter();
  own.openings += 1;
  const opening = own.openings;
  if (id === 'new') return { opening, post: null };
  const loaded = await loadOrFailure(async () => ({ post: await fetchPost(Number(id)) }), toSentence);
  return { opening, post: null, ...loaded };
}
clientLoader.hydrate = true as const;

/** Revalidates only on another path: only that opens another article. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean =>
  currentUrl.href !== nextUrl.href;

export function HydrateFallback() {
  return <LoadingState label={TEXTS.loading} />;
}

export default function AdminPostPage({ loaderData }: Route.ComponentProps) {
  if ('failure' in loaderData) {
    return <ErrorState message={loaderData.failure} onRetry={() => window.location.reload()} />;
  }
  return <PostEditor key={loaderData.opening} post={loaderData.post} />;
}

export const ErrorBoundary = ScreenError;
