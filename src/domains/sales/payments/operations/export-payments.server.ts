import { query } from '#src/platform/operation.server.ts';
import { rowPages, rowPagesSchema } from '#src/platform/row-pages.server.ts';
import { Payment, PaymentListQuery } from '../payment-admin.contract.ts';
import { selectPaymentIds, selectPaymentsByIds } from '../payment-admin.store.server.ts';

/** Returns every payment that matches a list's search and filter, in its order. */
export const exportPayments = query({
  allow: 'money',
  recent: true,
  input: PaymentListQuery.omit({ page: true, per_page: true }),
  output: rowPagesSchema(Payment),
  run: async (wanted) => rowPages(await selectPaymentIds(wanted), selectPaymentsByIds),
});
