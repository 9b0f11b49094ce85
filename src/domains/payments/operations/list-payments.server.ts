import { query } from '#src/platform/operation.server.ts';
import { PaymentListQuery, PaymentPage } from '../payment-desk.contract.ts';
import { selectPayments } from '../payment-desk.store.server.ts';

/** Payments, newest first unless asked otherwise. */
export const listPayments = query({
  allow: 'money',
  input: PaymentListQuery,
  output: PaymentPage,
  run: selectPayments,
});
