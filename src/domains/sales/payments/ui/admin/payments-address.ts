import { listAddress } from '#src/ui/admin/list-address.ts';
import { PAYMENT_STATUSES } from '../../payment.contract.ts';
import { PAYMENT_SORT_KEYS } from '../../payment-admin.contract.ts';

export const PAYMENTS_ADDRESS = listAddress({
  sortKeys: PAYMENT_SORT_KEYS,
  sort: { by: 'created_at', order: 'desc' },
  filters: { status: PAYMENT_STATUSES },
  descending: ['created_at', 'amount'],
});
export type PaymentsState = ReturnType<typeof PAYMENTS_ADDRESS.toState>;
