import { sql } from 'kysely';
import { db } from '#src/platform/database/database.server.ts';
import { isDemonstration } from '#src/platform/payment/gateway.server.ts';

/** Selects the quotes whose customer withdrew last and whose received money was not given back, oldest first. */
export async function selectWithdrawnPaid(): Promise<number[]> {
  const received = isDemonstration()
    ? sql<number>`quotes.paid_cents + quotes.demo_paid_cents`
    : sql<number>`paid_cents`;
  const rows = await db()
    .selectFrom('quotes')
    .innerJoin('quote_decisions as last', 'last.quote_id', 'quotes.id')
    .select('quotes.id')
    .where('last.withdrawn_at', 'is not', null)
    .where('quotes.amends_id', 'is', null)
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('quote_decisions as later')
            .select('later.id')
            .whereRef('later.quote_id', '=', 'quotes.id')
            .whereRef('later.id', '>', 'last.id'),
        ),
      ),
    )
    .where(received, '>', 0)
    .orderBy('last.withdrawn_at')
    .execute();
  return rows.map(({ id }) => id);
}
