import { sql } from 'kysely';
import { billsWorks } from '#src/domains/sales/pricing/contract-account.rules.ts';
import type { QuotePrice } from '#src/domains/sales/pricing/price.contract.ts';
import { db } from '#src/platform/database/database.server.ts';
import { isDemonstration } from '#src/platform/payment/gateway.server.ts';
import { TAKEN_STATUSES } from '#src/platform/payment/gateway-port.server.ts';

/** Selects the invoices of quotes with what is still to be paid on each, oldest first; credited ones ask for nothing. */
function selectBilled(ids: number[]) {
  const inDemo = isDemonstration() ? 1 : 0;
  return db()
    .selectFrom('invoices')
    .leftJoin('invoice_balances as balances', 'balances.invoice_id', 'invoices.id')
    .leftJoin('invoice_credits as credits', 'credits.invoice_id', 'invoices.id')
    .select(['invoices.quote_id', 'invoices.kind', 'credits.last_id'])
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

/** Selects the quotes on which an invoice stands or a gateway may still take money. */
export async function selectBilledIds(ids: number[]): Promise<Set<number | null>> {
  const standing = (await selectBilled(ids)).filter(({ standing_cents }) => Number(standing_cents) > 0);
  const payments = await db()
    .selectFrom('payments')
    .select(['quote_id', 'status', 'provider', 'provider_status', 'voided_at'])
    .where('quote_id', 'in', ids)
    .execute();
  // Compared here: asked for a status as well, SQLite reads all payments that have it.
  const paying = payments.filter(
    ({ status, provider, provider_status, voided_at }) =>
      status === 'pending' &&
      voided_at === null &&
      !TAKEN_STATUSES.some((taken) => taken === provider_status) &&
      (isDemonstration() || provider !== 'sandbox'),
  );
  return new Set([...standing, ...paying].map(({ quote_id }) => quote_id));
}

/** Selects the quotes that were refused or withdrawn from, or whose order was cancelled. */
async function selectEnded(ids: number[]): Promise<Set<number | null>> {
  // Compared here: asked for a status as well, SQLite reads all orders that have it.
  const orders = await db().selectFrom('orders').select(['quote_id', 'status']).where('quote_id', 'in', ids).execute();
  const quotes = await db().selectFrom('quotes').select(['id', 'status']).where('id', 'in', ids).execute();
  const cancelled = orders.filter(({ status }) => status === 'annulé');
  const rejected = quotes.filter(({ status }) => status === 'rejected');
  return new Set([...cancelled.map(({ quote_id }) => quote_id), ...rejected.map(({ id }) => id)]);
}

type Billed = Awaited<ReturnType<typeof selectBilled>>;

const getDues = (documents: Billed): number[] =>
  documents.map((document) => Number(document.standing_cents) - Number(document.paid_cents));

const areWorksBilled = (documents: Billed): boolean =>
  documents.some(({ kind, last_id, standing_cents }) =>
    billsWorks({ kind, isCredited: last_id !== null, standing_cents: Number(standing_cents) }),
  );

/** Returns the oldest deposit that is asked and not paid; zero once the works themselves are billed. */
const getAsked = (documents: Billed): number =>
  areWorksBilled(documents) ? 0 : (getDues(documents).find((cents) => cents > 0) ?? 0);

/** Returns what is asked on each quote that was invoiced or has ended; other quotes are left out. */
export async function selectAsked(ids: number[]): Promise<Map<number, Pick<QuotePrice, 'asked_cents' | 'open_cents'>>> {
  if (ids.length === 0) return new Map();
  const byQuote = Map.groupBy(await selectBilled(ids), ({ quote_id }) => quote_id);
  const ended = await selectEnded(ids);
  return new Map(
    ids.flatMap((id) => {
      const documents = byQuote.get(id) ?? [];
      const open_cents = getDues(documents).reduce((sum, cents) => sum + cents, 0);
      const asked = { ...(documents.length > 0 && { asked_cents: getAsked(documents) }) };
      if (ended.has(id) || areWorksBilled(documents)) return [[id, { ...asked, open_cents }] as const];
      return documents.length === 0 ? [] : [[id, asked] as const];
    }),
  );
}
