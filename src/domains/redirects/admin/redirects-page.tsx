import { ScreenError } from '#src/ui/admin/screen-error.tsx';
import type { Route } from './+types/redirects-page';
import { redirects } from './redirects.resource.tsx';

export const meta = redirects.meta;

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => redirects.load(request);
clientLoader.hydrate = true as const;

export const shouldRevalidate = redirects.shouldRevalidate;
export const handle = redirects.handle;
export const HydrateFallback = redirects.HydrateFallback;

export default function AdminRedirectsPage({ loaderData }: Route.ComponentProps) {
  return <redirects.Screen loaded={loaderData} />;
}

export const ErrorBoundary = ScreenError;
