import { listAddress } from '#src/ui/admin/list-address.ts';
import { SUBSCRIBER_SORT_KEYS, SUBSCRIBER_STATUSES } from '../../newsletter.contract.ts';

export const SUBSCRIBERS_ADDRESS = listAddress({
  sortKeys: SUBSCRIBER_SORT_KEYS,
  sort: { by: 'created_at', order: 'desc' },
  filters: { status: SUBSCRIBER_STATUSES },
  descending: ['created_at'],
});
export type SubscribersState = ReturnType<typeof SUBSCRIBERS_ADDRESS.toState>;
