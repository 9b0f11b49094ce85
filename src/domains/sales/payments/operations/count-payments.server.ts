import { z } from 'zod';
import { query } from '#src/platform/operation.server.ts';
import { PaymentStatistics } from '../payment-admin.contract.ts';
import { selectPaymentStatistics } from '../payment-admin.store.server.ts';

/** How many payments of each status, and what the completed ones come to. */
export const countPayments = query({
  allow: 'money',
  input: z.object({}),
  output: PaymentStatistics,
  run: selectPaymentStatistics,
});
