import { ScreenError } from '#src/ui/admin/screen-error.tsx';
import type { Route } from './+types/places-page';
import { places } from './places.resource.tsx';

export const meta = places.meta;

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => places.load(request);
clientLoader.hydrate = true as const;

export const shouldRevalidate = places.shouldRevalidate;
export const handle = places.handle;
export const HydrateFallback = places.HydrateFallback;

export default function AdminPlacesPage({ loaderData }: Route.ComponentProps) {
  return <places.Screen loaded={loaderData} />;
}

export const ErrorBoundary = ScreenError;
