import { loadList, revalidatesRows } from '#src/ui/admin/load-list.ts';
import { ScreenError } from '#src/ui/admin/screen-error.tsx';
import { LoadingState } from '#src/ui/admin/states.tsx';
import { fetchActivities, fetchActivityStatistics } from '../activity.client.ts';
import { ACTIVITY_TEXTS as TEXTS } from '../activity.texts.ts';
import { ACTIVITY_ADDRESS } from '../ui/admin/activity-address.ts';
import { ActivityScreen } from '../ui/admin/activity-screen.tsx';
import type { Route } from './+types/admin-activity-page';

export const meta = () => [{ title: TEXTS.meta }];

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  loadList(request, ACTIVITY_ADDRESS, TEXTS.loadError, async (state) => {
    const query = ACTIVITY_ADDRESS.toQuery(state);
    const [list, statistics] = await Promise.all([fetchActivities(query), fetchActivityStatistics()]);
    return { list, statistics };
  });
clientLoader.hydrate = true as const;

export const shouldRevalidate = revalidatesRows(ACTIVITY_ADDRESS);

export function HydrateFallback() {
  return <LoadingState label={TEXTS.loading} />;
}

export default function AdminActivityPage({ loaderData }: Route.ComponentProps) {
  return <ActivityScreen loaded={loaderData} />;
}

export const ErrorBoundary = ScreenError;
