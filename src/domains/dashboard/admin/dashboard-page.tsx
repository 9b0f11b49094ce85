import { toFailure } from '#src/ui/admin/failure-sentence.ts';
import { getFirstCall, type ScreenHandle } from '#src/ui/admin/first-calls.ts';
import { FirstViewPlace } from '#src/ui/admin/first-view.tsx';
import { loadOrFailure } from '#src/ui/admin/load-or-failure.ts';
import { ScreenError } from '#src/ui/admin/screen-error.tsx';
import { LoadingState } from '#src/ui/admin/states.tsx';
import type { ApiError } from '#src/ui/http/api-error.ts';
import { ANY_CHANGE } from '#src/ui/http/window-events.ts';
import { fetchDashboard } from '../dashboard.client.ts';
import type { Dashboard } from '../dashboard.contract.ts';
import { DASHBOARD_TEXTS as TEXTS } from '../dashboard.texts.ts';
import { getPeriod } from '../dashboard.views.ts';
import { DEFAULT_PERIOD } from '../period.contract.ts';
import type { Route } from './+types/dashboard-page';
import { DashboardScreen, type LoadedDashboard, loadCharts } from './dashboard-screen.tsx';

export const meta = () => [{ title: TEXTS.meta }];

const FIRST = getFirstCall('dashboard', { period: DEFAULT_PERIOD });

export const handle = { firstCalls: [FIRST], live: [ANY_CHANGE], hasFirstView: true } satisfies ScreenHandle;

/** Distinguishes a malformed response (status 200) from a failed request. */
const toSentence = (error: ApiError): string =>
  error.status === 200 ? TEXTS.invalid : toFailure(TEXTS.loadError, error);

export const clientLoader = ({ request }: Route.ClientLoaderArgs): Promise<LoadedDashboard> =>
  loadOrFailure(async () => {
    const period = getPeriod(new URL(request.url).searchParams);
    const [dashboard] = await Promise.all([fetchDashboard(period), loadCharts().catch(() => undefined)]);
    return { dashboard };
  }, toSentence);
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return (
    <FirstViewPlace waiting={<LoadingState title={TEXTS.title} label={TEXTS.loading} />}>
      {({ answers }) => <DashboardScreen loaded={{ dashboard: (answers.get(FIRST) as { data: Dashboard }).data }} />}
    </FirstViewPlace>
  );
}

export default function AdminDashboardPage({ loaderData }: Route.ComponentProps) {
  return <DashboardScreen loaded={loaderData} />;
}

export const ErrorBoundary = ScreenError;
