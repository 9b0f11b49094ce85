import { sql } from 'kysely';
import { db } from '#src/platform/database/database.server.ts';
import { isDemonstration } from '#src/platform/payment/gateway.server.ts';

/** Selects the invoices of quotes with what is still to be paid on each, oldest first; credited ones ask for nothing. */
function selectBilled(ids: number[]) {
  const inDemo = isDemonstration() ? 1 : 0;
  return db()
    .selectFrom('invoices')
    .leftJoin('invoice_balances as balances', 'balances.invoice_id', 'invoices.id')
    .leftJoin('invoice_credits as credits', 'credits.invoice_id', 'invoices.id')
    .select(['invoices.quote_id', 'invoices.kind'])
    .select([
      sql<number>`invoices.gross_cents + coalesce(credits.gross_cents, 0)`.as('standing_cents'),
      sql<number>`coalesce(balances.paid_cents, 0) + case when invoices.is_demo = 1 or ${inDemo} = 1
        then coalesce(balances.demo_paid_cents, 0) else 0 end`.as('paid_cents'),
    ])
    .where('invoices.quote_id', 'in', ids)
    .where('invoices.kind', '!=', 'credit')
    .where(sql<boolean>`(invoices.is_demo = 0 or ${inDemo} = 1)`)
    .orderBy('invoices.id')
    .execute();
}

type Billed = Awaited<ReturnType<typeof selectBilled>>;

/** Returns the oldest deposit that is asked and not paid; zero once the works themselves are billed. */
function getAsked(documents: Billed): number {
  if (documents.some(({ kind, standing_cents }) => kind === 'invoice' && Number(standing_cents) > 0)) return 0;
  const dues = documents.map((document) => Number(document.standing_cents) - Number(document.paid_cents));
  return dues.find((cents) => cents > 0) ?? 0;
}

/** Returns the deposit asked on each quote that was invoiced, in cents; other quotes are left out. */
export async function selectAsked(ids: number[]): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map();
  const byQuote = Map.groupBy(await selectBilled(ids), ({ quote_id }) => quote_id ?? 0);
  return new Map([...byQuote].map(([id, documents]) => [id, getAsked(documents)]));
}
