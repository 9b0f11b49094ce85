import { nowIso } from '#src/platform/clock.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { isDemonstration } from '#src/platform/payment/gateway.server.ts';
import type { AcceptanceUse } from './quote-acceptance.rules.ts';

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

/** Returns what was invoiced, received, begun and ordered on the base of a quote; money of a demonstration counts there. */
export async function selectAcceptanceUse(quoteId: number): Promise<Omit<AcceptanceUse, 'amended'>> {
  const orders = await db().selectFrom('orders').select(['id', 'status']).where('quote_id', '=', quoteId).execute();
  const orderIds = orders.map(({ id }) => id);
  const invoice = await db()
    .selectFrom('invoices')
    .select('id')
    .where((row) =>
      row.or([row('quote_id', '=', quoteId), ...(orderIds.length > 0 ? [row('order_id', 'in', orderIds)] : [])]),
    )
    .executeTakeFirst();
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
    invoiced: invoice !== undefined,
    received: received_cents !== 0 || payments.some(({ status }) => status === 'completed'),
    pending: payments.some(({ status }) => status === 'pending'),
    ordered: orders.some(({ status }) => status !== 'annulé'),
  };
}
