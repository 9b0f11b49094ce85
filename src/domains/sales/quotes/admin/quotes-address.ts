import { listAddress } from '#src/ui/admin/list-address.ts';
import { QUOTE_PRIORITIES, QUOTE_SORT_KEYS, QUOTE_STATUSES } from '../quote-admin.contract.ts';

export const QUOTES_ADDRESS = listAddress({
  sortKeys: QUOTE_SORT_KEYS,
  sort: { by: 'createdAt', order: 'desc' },
  filters: { status: QUOTE_STATUSES, priority: QUOTE_PRIORITIES },
  descending: ['createdAt', 'montant'],
});
export type QuotesState = ReturnType<typeof QUOTES_ADDRESS.toState>;
