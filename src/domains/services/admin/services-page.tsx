import { loadList, revalidatesRows } from '#src/ui/admin/load-list.ts';
import { ScreenError } from '#src/ui/admin/screen-error.tsx';
import { LoadingState } from '#src/ui/admin/states.tsx';
import { fetchServices, fetchStatistics } from '../service.client.ts';
import { SERVICE_TEXTS as TEXTS } from '../service.texts.ts';
import type { Route } from './+types/services-page';
import { SERVICES_ADDRESS } from './services-address.ts';
import { ServicesScreen } from './services-screen.tsx';

export const meta = () => [{ title: TEXTS.meta }];

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  loadList(request, SERVICES_ADDRESS, TEXTS.loadError, async (state) => {
    const [list, statistics] = await Promise.all([fetchServices(SERVICES_ADDRESS.toQuery(state)), fetchStatistics()]);
    return { list, statistics };
  });
clientLoader.hydrate = true as const;

export const shouldRevalidate = revalidatesRows(SERVICES_ADDRESS);

export function HydrateFallback() {
  return <LoadingState label={TEXTS.loading} />;
}

export default function AdminServicesPage({ loaderData }: Route.ComponentProps) {
  return <ServicesScreen loaded={loaderData} />;
}

export const ErrorBoundary = ScreenError;
