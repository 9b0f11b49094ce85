import { z } from 'zod';
import { query } from '#src/platform/operation.server.ts';
import { PaymentStatistics } from '../payment-admin.contract.ts';
import { selectPaymentStatistics } from '../payment-admin.store.server.ts';

/** Counts payments of each status, and sums the completed ones. */
export const countPayments = query({
  allow: 'money',
  input: z.object({}),
  output: PaymentStatistics,
  run: selectPaymentStatistics,
});
