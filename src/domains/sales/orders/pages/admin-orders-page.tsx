import { ScreenError } from '#src/ui/admin/screen-error.tsx';
import { orders } from '../ui/admin/orders.resource.tsx';
import type { Route } from './+types/admin-orders-page';

export const meta = orders.meta;

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => orders.load(request);
clientLoader.hydrate = true as const;

export const shouldRevalidate = orders.shouldRevalidate;
export const HydrateFallback = orders.HydrateFallback;

export default function AdminOrdersPage({ loaderData }: Route.ComponentProps) {
  return <orders.Screen loaded={loaderData} />;
}

export const ErrorBoundary = ScreenError;
