import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { fill } from '#src/kernel/text.ts';
import { toFailure } from '#src/ui/admin/failure-sentence.ts';
import { ScreenError } from '#src/ui/admin/screen-error.tsx';
import { ErrorState, LoadingState } from '#src/ui/admin/states.tsx';
import { ApiError } from '#src/ui/http/api-error.ts';
import { fetchPage } from '../page.client.ts';
import { PageKey } from '../page.contract.ts';
import { PAGE_TEXTS } from '../page.texts.ts';
import { PAGE_EDITOR_TEXTS as TEXTS } from '../page-editor.texts.ts';
import type { Route } from './+types/editor-page';
import { PageEditor } from './page-editor.tsx';

const getName = (page: string): string => {
  const key = PageKey.safeParse(page);
  return key.success ? PAGE_TEXTS.names[key.data] : page;
};

export const meta = ({ params }: Route.MetaArgs) => [{ title: fill(TEXTS.editMeta, { page: getName(params.page) }) }];

export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  try {
    return { reading: await fetchPage(params.page as PageKey) };
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === 401) throw error;
    return { failure: toFailure(TEXTS.loadError, error) };
  }
}
clientLoader.hydrate = true as const;

/** The editor keeps its own state: a page is read once when it is opened. */
export const shouldRevalidate = ({ currentParams, nextParams }: ShouldRevalidateFunctionArgs): boolean =>
  currentParams.page !== nextParams.page;

export function HydrateFallback() {
  return <LoadingState label={TEXTS.loading} />;
}

export default function AdminEditorPage({ loaderData }: Route.ComponentProps) {
  if ('failure' in loaderData) {
    return <ErrorState message={loaderData.failure ?? ''} onRetry={() => window.location.reload()} />;
  }
  return <PageEditor key={loaderData.reading.page} reading={loaderData.reading} />;
}

export const ErrorBoundary = ScreenError;
