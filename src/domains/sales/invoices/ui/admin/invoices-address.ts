import { listAddress } from '#src/ui/admin/list-address.ts';
import { INVOICE_KINDS, INVOICE_SORT_KEYS, INVOICE_STATES } from '../../invoice.contract.ts';

export const INVOICES_ADDRESS = listAddress({
  sortKeys: INVOICE_SORT_KEYS,
  sort: { by: 'created_at', order: 'desc' },
  filters: { state: INVOICE_STATES, kind: INVOICE_KINDS, order_id: null },
  descending: ['created_at', 'gross'],
});
export type InvoicesState = ReturnType<typeof INVOICES_ADDRESS.toState>;
