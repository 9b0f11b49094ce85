import { ScreenError } from '#src/ui/admin/screen-error.tsx';
import type { Route } from './+types/payments-page';
import { payments } from './payments.resource.tsx';

export const meta = payments.meta;

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => payments.load(request);
clientLoader.hydrate = true as const;

export const shouldRevalidate = payments.shouldRevalidate;
export const handle = payments.handle;
export const HydrateFallback = payments.HydrateFallback;

export default function AdminPaymentsPage({ loaderData }: Route.ComponentProps) {
  return <payments.Screen loaded={loaderData} />;
}

export const ErrorBoundary = ScreenError;
