import { toFailure } from '#src/ui/admin/failure-sentence.ts';
import { ScreenError } from '#src/ui/admin/screen-error.tsx';
import { LoadingState } from '#src/ui/admin/states.tsx';
import { ApiError } from '#src/ui/http/api-error.ts';
import { fetchDashboard } from '../dashboard.client.ts';
import { DASHBOARD_TEXTS as TEXTS } from '../dashboard.texts.ts';
import { getPeriod } from '../dashboard.views.ts';
import type { Route } from './+types/dashboard-page';
import { DashboardScreen, type LoadedDashboard } from './dashboard-screen.tsx';

export const meta = () => [{ title: TEXTS.meta }];

/** Distinguishes a malformed response (status 200) from a failed request. */
function failedWith(error: unknown): LoadedDashboard {
  if (!(error instanceof ApiError) || error.status === 401) throw error;
  const detail = error.userMessage ? `HTTP ${error.status}` : error.message;
  return error.status === 200
    ? { failure: TEXTS.invalid, detail }
    : { failure: toFailure(TEXTS.loadError, error), detail };
}

export async function clientLoader({ request }: Route.ClientLoaderArgs): Promise<LoadedDashboard> {
  const period = getPeriod(new URL(request.url).searchParams);
  return fetchDashboard(period).then((dashboard) => ({ dashboard }), failedWith);
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return <LoadingState label={TEXTS.loading} />;
}

export default function AdminDashboardPage({ loaderData }: Route.ComponentProps) {
  return <DashboardScreen loaded={loaderData} />;
}

export const ErrorBoundary = ScreenError;
