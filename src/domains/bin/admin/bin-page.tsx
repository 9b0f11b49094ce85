import { ScreenError } from '#src/ui/admin/screen-error.tsx';
import type { Route } from './+types/bin-page';
import { bin } from './bin.resource.tsx';

export const meta = bin.meta;

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => bin.load(request);
clientLoader.hydrate = true as const;

export const shouldRevalidate = bin.shouldRevalidate;
export const handle = bin.handle;
export const HydrateFallback = bin.HydrateFallback;

export default function AdminBinPage({ loaderData }: Route.ComponentProps) {
  return <bin.Screen loaded={loaderData} />;
}

export const ErrorBoundary = ScreenError;
