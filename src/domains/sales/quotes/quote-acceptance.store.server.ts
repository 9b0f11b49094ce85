import { nowIso } from '#src/platform/clock.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { isDemonstration } from '#src/platform/payment/gateway.server.ts';
import type { AcceptanceUse } from './quote-acceptance.rules.ts';
import { selectContractUse } from './quote-amendment.store.server.ts';

/** Marks an acceptance as cancelled; the row and its document stay. */
export async function markCancelled(
  decisionId: number,
  { userId, reason }: { userId: number | null; reason: string },
): Promise<void> {
  await db()
    .updateTable('quote_decisions')
    .set({ cancelled_at: nowIso(), cancelled_by: userId, cancel_reason: reason })
    .where('id', '=', decisionId)
    .execute();
}

/** Returns whether any document was ever issued on a quote. */
export async function hasInvoices(quoteId: number): Promise<boolean> {
  const invoices = db().selectFrom('invoices').select('id').where('quote_id', '=', quoteId);
  return (await invoices.executeTakeFirst()) !== undefined;
}

/** Returns whether the ledger has entries of a quote: money once received stays traceable to it. */
export async function hasLedgerEntries(quoteId: number): Promise<boolean> {
  const entries = db().selectFrom('ledger_entries').select('id').where('quote_id', '=', quoteId);
  return (await entries.executeTakeFirst()) !== undefined;
}

/** Returns what stands invoiced, was received, begun and ordered on the base of a quote; money of a demonstration counts there. */
export async function selectAcceptanceUse(quoteId: number): Promise<Omit<AcceptanceUse, 'amended'>> {
  const orders = await db().selectFrom('orders').select(['id', 'status']).where('quote_id', '=', quoteId).execute();
  const { invoice, billed_cents } = await selectContractUse(quoteId);
  const payments = await db()
    .selectFrom('payments')
    .select('status')
    .where('quote_id', '=', quoteId)
    .where('status', 'in', ['pending', 'completed'])
    .where('voided_at', 'is', null)
    .where((row) => (isDemonstration() ? row.val(true) : row('provider', '<>', 'sandbox')))
    .execute();
  const quote = await db()
    .selectFrom('quotes')
    .select(['paid_cents', 'demo_paid_cents'])
    .where('id', '=', quoteId)
    .executeTakeFirst();
  const received_cents = (quote?.paid_cents ?? 0) + (isDemonstration() ? (quote?.demo_paid_cents ?? 0) : 0);
  return {
    invoiced: invoice !== undefined || billed_cents > 0,
    received: received_cents !== 0 || payments.some(({ status }) => status === 'completed'),
    pending: payments.some(({ status }) => status === 'pending'),
    ordered: orders.some(({ status }) => status !== 'annulé'),
  };
}
