import { loadList, revalidatesRows } from '#src/ui/admin/load-list.ts';
import { ScreenError } from '#src/ui/admin/screen-error.tsx';
import { LoadingState } from '#src/ui/admin/states.tsx';
import { fetchStatistics, fetchSubscribers } from '../newsletter-admin.client.ts';
import { NEWSLETTER_ADMIN_TEXTS as TEXTS } from '../newsletter-admin.texts.ts';
import { SUBSCRIBERS_ADDRESS } from '../ui/admin/subscribers-address.ts';
import { SubscribersScreen } from '../ui/admin/subscribers-screen.tsx';
import type { Route } from './+types/admin-newsletter-page';

export const meta = () => [{ title: TEXTS.meta }];

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  loadList(request, SUBSCRIBERS_ADDRESS, TEXTS.loadError, async (state) => {
    const [list, statistics] = await Promise.all([
      fetchSubscribers(SUBSCRIBERS_ADDRESS.toQuery(state)),
      fetchStatistics(),
    ]);
    return { list, statistics };
  });
clientLoader.hydrate = true as const;

export const shouldRevalidate = revalidatesRows(SUBSCRIBERS_ADDRESS);

export function HydrateFallback() {
  return <LoadingState label={TEXTS.loading} />;
}

export default function AdminNewsletterPage({ loaderData }: Route.ComponentProps) {
  return <SubscribersScreen loaded={loaderData} />;
}

export const ErrorBoundary = ScreenError;
