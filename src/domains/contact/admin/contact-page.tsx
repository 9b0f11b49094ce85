import { ScreenError } from '#src/ui/admin/screen-error.tsx';
import type { Route } from './+types/contact-page';
import { messages } from './messages.resource.tsx';

export const meta = messages.meta;

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => messages.load(request);
clientLoader.hydrate = true as const;

export const shouldRevalidate = messages.shouldRevalidate;
export const handle = messages.handle;
export const HydrateFallback = messages.HydrateFallback;

export default function AdminContactPage({ loaderData }: Route.ComponentProps) {
  return <messages.Screen loaded={loaderData} />;
}

export const ErrorBoundary = ScreenError;
