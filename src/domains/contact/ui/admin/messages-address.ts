import { listAddress } from '#src/ui/admin/list-address.ts';
import { MESSAGE_STATUSES, SORT_KEYS } from '../../contact.contract.ts';

export const MESSAGES_ADDRESS = listAddress({
  sortKeys: SORT_KEYS,
  sort: { by: 'created_at', order: 'desc' },
  filters: { status: MESSAGE_STATUSES },
  descending: ['created_at'],
});
export type MessagesState = ReturnType<typeof MESSAGES_ADDRESS.toState>;
