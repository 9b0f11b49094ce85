import { z } from 'zod';
import { query } from '#src/platform/operation.server.ts';
import { Receipt } from '../payment.contract.ts';
import { selectPaymentsOf } from '../payment.store.server.ts';
import { receiptOf } from '../receipt.document.server.ts';

/** The payments an account has sent. */
export const findPaymentsOf = query({
  allow: 'system',
  input: z.object({ userId: z.int() }),
  output: z.object({ payments: z.array(Receipt) }),
  run: async ({ userId }) => ({ payments: (await selectPaymentsOf(userId)).map(receiptOf) }),
});
