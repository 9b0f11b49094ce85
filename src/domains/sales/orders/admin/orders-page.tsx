import { ScreenError } from '#src/ui/admin/screen-error.tsx';
import type { Route } from './+types/orders-page';
import { orders } from './orders.resource.tsx';

export const meta = orders.meta;

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => orders.load(request);
clientLoader.hydrate = true as const;

export const shouldRevalidate = orders.shouldRevalidate;
export const handle = orders.handle;
export const HydrateFallback = orders.HydrateFallback;

export default function AdminOrdersPage({ loaderData }: Route.ComponentProps) {
  return <orders.Screen loaded={loaderData} />;
}

export const ErrorBoundary = ScreenError;
