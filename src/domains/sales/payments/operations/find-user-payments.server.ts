import type { RowPages } from '#src/platform/row-pages.server.ts';
import { rowPages } from '#src/platform/row-pages.server.ts';
import type { Receipt } from '../payment.contract.ts';
import { selectOwnPaymentIds, selectRecordsByIds } from '../payment.store.server.ts';
import { toReceipt } from '../receipt.document.server.ts';

/** Returns the payments of an account. */
export async function findUserPayments({ userId }: { userId: number }): Promise<RowPages<Receipt>> {
  return rowPages(await selectOwnPaymentIds(userId), selectRecordsByIds).map(toReceipt);
}
