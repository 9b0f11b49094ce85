import { db } from '#src/platform/database/database.server.ts';
import { isDemonstration } from '#src/platform/payment/gateway.server.ts';

/** Selects the number of an order's final invoice that counts now and is not credited. */
export async function selectFinalNumber(orderId: number): Promise<string | undefined> {
  const invoices = db()
    .selectFrom('invoices')
    .leftJoin('invoices as credit', 'credit.credits_id', 'invoices.id')
    .select('invoices.number')
    .where('invoices.order_id', '=', orderId)
    .where('invoices.kind', '=', 'invoice')
    .where('credit.id', 'is', null);
  const counting = isDemonstration() ? invoices : invoices.where('invoices.is_demo', '=', 0);
  return (await counting.executeTakeFirst())?.number;
}
