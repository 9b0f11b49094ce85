import { sql } from 'kysely';
import { db } from '#src/platform/database/database.server.ts';
import { isDemonstration } from '#src/platform/payment/gateway.server.ts';

/** Selects the paid contracts from which, or from an amendment of which, the customer withdrew last, oldest first. */
export async function selectWithdrawnPaid(): Promise<number[]> {
  const received = isDemonstration()
    ? sql<number>`contract.paid_cents + contract.demo_paid_cents`
    : sql<number>`contract.paid_cents`;
  const rows = await db()
    .selectFrom('quotes')
    .innerJoin('quotes as contract', (join) =>
      join.on((row) => row('contract.id', '=', row.fn.coalesce('quotes.amends_id', 'quotes.id'))),
    )
    .innerJoin('quote_decisions as last', 'last.quote_id', 'quotes.id')
    .select((row) => ['contract.id', row.fn.min('last.withdrawn_at').as('at')])
    .where('last.withdrawn_at', 'is not', null)
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
    .groupBy('contract.id')
    .orderBy('at')
    .execute();
  return rows.map(({ id }) => id);
}
