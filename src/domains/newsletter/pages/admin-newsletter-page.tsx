import { ScreenError } from '#src/ui/admin/screen-error.tsx';
import { subscribers } from '../ui/admin/subscribers.resource.tsx';
import type { Route } from './+types/admin-newsletter-page';

export const meta = subscribers.meta;

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => subscribers.load(request);
clientLoader.hydrate = true as const;

export const shouldRevalidate = subscribers.shouldRevalidate;
export const HydrateFallback = subscribers.HydrateFallback;

export default function AdminNewsletterPage({ loaderData }: Route.ComponentProps) {
  return <subscribers.Screen loaded={loaderData} />;
}

export const ErrorBoundary = ScreenError;
