import { ScreenError } from '#src/ui/admin/screen-error.tsx';
import type { Route } from './+types/closings-page';
import { closings } from './closings.resource.tsx';

export const meta = closings.meta;

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => closings.load(request);
clientLoader.hydrate = true as const;

export const shouldRevalidate = closings.shouldRevalidate;
export const handle = closings.handle;
export const HydrateFallback = closings.HydrateFallback;

export default function AdminClosingsPage({ loaderData }: Route.ComponentProps) {
  return <closings.Screen loaded={loaderData} />;
}

export const ErrorBoundary = ScreenError;
