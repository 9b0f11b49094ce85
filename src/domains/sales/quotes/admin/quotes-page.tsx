import { ScreenError } from '#src/ui/admin/screen-error.tsx';
import type { Route } from './+types/quotes-page';
import { quotes } from './quotes.resource.tsx';

export const meta = quotes.meta;

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => quotes.load(request);
clientLoader.hydrate = true as const;

export const shouldRevalidate = quotes.shouldRevalidate;
export const handle = quotes.handle;
export const HydrateFallback = quotes.HydrateFallback;

export default function AdminQuotesPage({ loaderData }: Route.ComponentProps) {
  return <quotes.Screen loaded={loaderData} />;
}

export const ErrorBoundary = ScreenError;
