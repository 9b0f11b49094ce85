import { z } from 'zod';
import { query } from '#src/platform/operation.server.ts';
import { rowPages, rowPagesSchema } from '#src/platform/row-pages.server.ts';
import { Receipt } from '../payment.contract.ts';
import { selectOwnPaymentIds, selectRecordsByIds } from '../payment.store.server.ts';
import { toReceipt } from '../receipt.document.server.ts';

/** Returns the payments of an account. */
export const findUserPayments = query({
  allow: 'system',
  input: z.object({ userId: z.int() }),
  output: rowPagesSchema(Receipt),
  run: async ({ userId }) => rowPages(await selectOwnPaymentIds(userId), selectRecordsByIds).map(toReceipt),
});
