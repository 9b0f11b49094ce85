import { ScreenError } from '#src/ui/admin/screen-error.tsx';
import type { Route } from './+types/newsletter-page';
import { subscribers } from './subscribers.resource.tsx';

export const meta = subscribers.meta;

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => subscribers.load(request);
clientLoader.hydrate = true as const;

export const shouldRevalidate = subscribers.shouldRevalidate;
export const handle = subscribers.handle;
export const HydrateFallback = subscribers.HydrateFallback;

export default function AdminNewsletterPage({ loaderData }: Route.ComponentProps) {
  return <subscribers.Screen loaded={loaderData} />;
}

export const ErrorBoundary = ScreenError;
