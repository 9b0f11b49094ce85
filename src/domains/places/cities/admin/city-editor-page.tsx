import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { fill } from '#src/kernel/text.ts';
import { toFailure } from '#src/ui/admin/failure-sentence.ts';
import { loadOrFailure } from '#src/ui/admin/load-or-failure.ts';
import { ScreenError } from '#src/ui/admin/screen-error.tsx';
import { ErrorState, LoadingState } from '#src/ui/admin/states.tsx';
import type { ApiError } from '#src/ui/http/api-error.ts';
import { fetchCityPage } from '../city.client.ts';
import { CITY_EDITOR_TEXTS as TEXTS } from '../city-editor.texts.ts';
import type { Route } from './+types/city-editor-page';
import { CityEditor } from './city-editor.tsx';

export const meta = ({ loaderData }: Route.MetaArgs) => [
  { title: loaderData && 'page' in loaderData ? fill(TEXTS.meta, { name: loaderData.page.name }) : TEXTS.metaUnknown },
];

const toSentence = (error: ApiError): string =>
  error.status === 404 || error.status === 422 ? TEXTS.missing : toFailure(TEXTS.loadError, error);

export const clientLoader = ({ params: { id } }: Route.ClientLoaderArgs) =>
  loadOrFailure(async () => ({ page: await fetchCityPage(Number(id)) }), toSentence);
clientLoader.hydrate = true as const;

/** Revalidates only on another path: text that is being typed stays. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean =>
  currentUrl.href !== nextUrl.href;

export function HydrateFallback() {
  return <LoadingState label={TEXTS.loading} />;
}

export default function AdminCityPage({ loaderData }: Route.ComponentProps) {
  if ('failure' in loaderData) {
    return <ErrorState message={loaderData.failure} onRetry={() => window.location.reload()} />;
  }
  return <CityEditor key={loaderData.page.id} page={loaderData.page} />;
}

export const ErrorBoundary = ScreenError;
