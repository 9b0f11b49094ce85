import { ScreenError } from '#src/ui/admin/screen-error.tsx';
import type { Route } from './+types/activity-page';
import { activities } from './activities.resource.tsx';

export const meta = activities.meta;

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => activities.load(request);
clientLoader.hydrate = true as const;

export const shouldRevalidate = activities.shouldRevalidate;
export const handle = activities.handle;
export const HydrateFallback = activities.HydrateFallback;

export default function AdminActivityPage({ loaderData }: Route.ComponentProps) {
  return <activities.Screen loaded={loaderData} />;
}

export const ErrorBoundary = ScreenError;
