import { loadList, revalidatesRows } from '#src/ui/admin/load-list.ts';
import { ScreenError } from '#src/ui/admin/screen-error.tsx';
import { LoadingState } from '#src/ui/admin/states.tsx';
import { fetchPayments, fetchStatistics } from '../payment-admin.client.ts';
import { PAYMENT_ADMIN_TEXTS as TEXTS } from '../payment-admin.texts.ts';
import { PAYMENTS_ADDRESS } from '../ui/admin/payments-address.ts';
import { PaymentsScreen } from '../ui/admin/payments-screen.tsx';
import type { Route } from './+types/admin-payments-page';

export const meta = () => [{ title: TEXTS.meta }];

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  loadList(request, PAYMENTS_ADDRESS, TEXTS.loadError, async (state) => {
    const [list, statistics] = await Promise.all([fetchPayments(PAYMENTS_ADDRESS.toQuery(state)), fetchStatistics()]);
    return { list, statistics };
  });
clientLoader.hydrate = true as const;

export const shouldRevalidate = revalidatesRows(PAYMENTS_ADDRESS);

export function HydrateFallback() {
  return <LoadingState label={TEXTS.loading} />;
}

export default function AdminPaymentsPage({ loaderData }: Route.ComponentProps) {
  return <PaymentsScreen loaded={loaderData} />;
}

export const ErrorBoundary = ScreenError;
