import { loadList, revalidatesRows } from '#src/ui/admin/load-list.ts';
import { ScreenError } from '#src/ui/admin/screen-error.tsx';
import { LoadingState } from '#src/ui/admin/states.tsx';
import { fetchInvoices, fetchStatistics } from '../invoice.client.ts';
import { INVOICE_ADMIN_TEXTS as TEXTS } from '../invoice-admin.texts.ts';
import { INVOICES_ADDRESS } from '../ui/admin/invoices-address.ts';
import { InvoicesScreen } from '../ui/admin/invoices-screen.tsx';
import type { Route } from './+types/admin-invoices-page';

export const meta = () => [{ title: TEXTS.meta }];

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  loadList(request, INVOICES_ADDRESS, TEXTS.loadError, async (state) => {
    const [list, statistics] = await Promise.all([
      fetchInvoices({ ...INVOICES_ADDRESS.toQuery(state) }),
      fetchStatistics(),
    ]);
    return { list, statistics };
  });
clientLoader.hydrate = true as const;

export const shouldRevalidate = revalidatesRows(INVOICES_ADDRESS);

export function HydrateFallback() {
  return <LoadingState label={TEXTS.loading} />;
}

export default function AdminInvoicesPage({ loaderData }: Route.ComponentProps) {
  return <InvoicesScreen loaded={loaderData} />;
}

export const ErrorBoundary = ScreenError;
