import { ScreenError } from '#src/ui/admin/screen-error.tsx';
import type { Route } from './+types/invoices-page';
import { invoices } from './invoices.resource.tsx';

export const meta = invoices.meta;

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => invoices.load(request);
clientLoader.hydrate = true as const;

export const shouldRevalidate = invoices.shouldRevalidate;
export const handle = invoices.handle;
export const HydrateFallback = invoices.HydrateFallback;

export default function AdminInvoicesPage({ loaderData }: Route.ComponentProps) {
  return <invoices.Screen loaded={loaderData} />;
}

export const ErrorBoundary = ScreenError;
