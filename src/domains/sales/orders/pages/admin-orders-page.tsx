import { loadList, revalidatesRows } from '#src/ui/admin/load-list.ts';
import { ScreenError } from '#src/ui/admin/screen-error.tsx';
import { LoadingState } from '#src/ui/admin/states.tsx';
import { fetchOrders, fetchStatistics } from '../order.client.ts';
import { ORDER_ADMIN_TEXTS as TEXTS } from '../order-admin.texts.ts';
import { ORDERS_ADDRESS } from '../ui/admin/orders-address.ts';
import { OrdersScreen } from '../ui/admin/orders-screen.tsx';
import type { Route } from './+types/admin-orders-page';

export const meta = () => [{ title: TEXTS.meta }];

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  loadList(request, ORDERS_ADDRESS, TEXTS.loadError, async (state) => {
    const [list, statistics] = await Promise.all([
      fetchOrders({ ...ORDERS_ADDRESS.toQuery(state) }),
      fetchStatistics(),
    ]);
    return { list, statistics };
  });
clientLoader.hydrate = true as const;

export const shouldRevalidate = revalidatesRows(ORDERS_ADDRESS);

export function HydrateFallback() {
  return <LoadingState label={TEXTS.loading} />;
}

export default function AdminOrdersPage({ loaderData }: Route.ComponentProps) {
  return <OrdersScreen loaded={loaderData} />;
}

export const ErrorBoundary = ScreenError;
