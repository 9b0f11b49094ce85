import { ScreenError } from '#src/ui/admin/screen-error.tsx';
import type { Route } from './+types/services-page';
import { services } from './services.resource.tsx';

export const meta = services.meta;

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => services.load(request);
clientLoader.hydrate = true as const;

export const shouldRevalidate = services.shouldRevalidate;
export const handle = services.handle;
export const HydrateFallback = services.HydrateFallback;

export default function AdminServicesPage({ loaderData }: Route.ComponentProps) {
  return <services.Screen loaded={loaderData} />;
}

export const ErrorBoundary = ScreenError;
