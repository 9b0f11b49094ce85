import { listAddress } from '#src/ui/admin/list-address.ts';
import { ORDER_PRIORITIES, ORDER_SORT_KEYS, ORDER_STATUSES } from '../../order.contract.ts';

export const ORDERS_ADDRESS = listAddress({
  sortKeys: ORDER_SORT_KEYS,
  sort: { by: 'created_at', order: 'desc' },
  filters: { status: ORDER_STATUSES, priority: ORDER_PRIORITIES },
  descending: ['created_at', 'budget'],
});
export type OrdersState = ReturnType<typeof ORDERS_ADDRESS.toState>;
