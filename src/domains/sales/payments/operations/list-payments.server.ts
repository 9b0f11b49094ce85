import { query } from '#src/platform/operation.server.ts';
import { PaymentListQuery, PaymentPage } from '../payment-admin.contract.ts';
import { selectPayments } from '../payment-admin.store.server.ts';

/** Returns payments, newest first by default. */
export const listPayments = query({
  allow: 'money',
  input: PaymentListQuery,
  output: PaymentPage,
  run: selectPayments,
});
