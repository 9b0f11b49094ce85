import { loadList, revalidatesRows } from '#src/ui/admin/load-list.ts';
import { ScreenError } from '#src/ui/admin/screen-error.tsx';
import { LoadingState } from '#src/ui/admin/states.tsx';
import { fetchQuotes, fetchStatistics } from '../quote-admin.client.ts';
import { QUOTE_SCREEN_TEXTS as TEXTS } from '../quote-screen.texts.ts';
import type { Route } from './+types/quotes-page';
import { QUOTES_ADDRESS } from './quotes-address.ts';
import { QuotesScreen } from './quotes-screen.tsx';

export const meta = () => [{ title: TEXTS.meta }];

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  loadList(request, QUOTES_ADDRESS, TEXTS.loadError, async (state) => {
    const [list, statistics] = await Promise.all([fetchQuotes(QUOTES_ADDRESS.toQuery(state)), fetchStatistics()]);
    return { list, statistics };
  });
clientLoader.hydrate = true as const;

export const shouldRevalidate = revalidatesRows(QUOTES_ADDRESS);

export function HydrateFallback() {
  return <LoadingState label={TEXTS.loading} />;
}

export default function AdminQuotesPage({ loaderData }: Route.ComponentProps) {
  return <QuotesScreen loaded={loaderData} />;
}

export const ErrorBoundary = ScreenError;
