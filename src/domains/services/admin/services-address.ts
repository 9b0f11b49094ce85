import { listAddress } from '#src/ui/admin/list-address.ts';
import { SERVICE_SORT_KEYS, SERVICE_STATUSES } from '../service.contract.ts';

export const SERVICES_ADDRESS = listAddress({
  sortKeys: SERVICE_SORT_KEYS,
  sort: { by: 'sort_order', order: 'asc' },
  filters: { status: SERVICE_STATUSES, category: null },
  descending: ['created_at', 'updated_at'],
});
export type ServicesState = ReturnType<typeof SERVICES_ADDRESS.toState>;
