import { listAddress } from '#src/ui/admin/list-address.ts';
import { ACTIVITY_KINDS, ACTIVITY_SORT_KEYS, PERIODS } from '../../activity.contract.ts';

export const ACTIVITY_ADDRESS = listAddress({
  sortKeys: ACTIVITY_SORT_KEYS,
  sort: { by: 'at', order: 'desc' },
  filters: { actor: null, kind: ACTIVITY_KINDS, period: PERIODS },
  descending: ['at'],
});
export type ActivityState = ReturnType<typeof ACTIVITY_ADDRESS.toState>;
