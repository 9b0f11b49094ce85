import { sql } from 'kysely';
import { parisDay } from '#src/kernel/dates.ts';
import type { Owner } from '#src/kernel/owner.ts';
import { now } from '#src/platform/clock.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { ownedBy } from '#src/platform/database/ownership.server.ts';
import { isDemonstration } from '#src/platform/payment/gateway.server.ts';
import type { InvoiceKind, InvoiceState } from './invoice.contract.ts';

/** Returns the SQL expression of what a document received; demonstration payments count only in demonstration mode. */
export const paidCents = () => sql<number>`(coalesce(invoice_balances.paid_cents, 0)
  + case when invoices.is_demo = 1 or ${isDemonstration() ? 1 : 0} = 1
    then coalesce(invoice_balances.demo_paid_cents, 0) else 0 end)`;

/** Returns the SQL condition of a document that counts now; a demonstration document counts only in that mode. */
export const countsNow = () => sql<boolean>`(invoices.is_demo = 0 or ${isDemonstration() ? 1 : 0} = 1)`;

const counting = () => sql<number>`case when ${countsNow()} then 1 else 0 end`;

/** Returns the SQL expression of a document's state, today in Paris. */
export const stateToday = () => sql<InvoiceState>`case
  when invoices.kind = 'credit' then 'credit'
  when credits.last_id is not null and invoices.gross_cents + credits.gross_cents <= 0 then 'credited'
  when invoices.gross_cents + coalesce(credits.gross_cents, 0) <= ${paidCents()} then 'paid'
  when invoices.due_on < ${parisDay(now())} then 'late'
  else 'open' end`;

/** Selects every issued document with its balance, its credit notes, and the invoice it corrects. */
export const issued = () =>
  db()
    .selectFrom('invoices')
    .leftJoin('invoice_balances', 'invoice_balances.invoice_id', 'invoices.id')
    .leftJoin('invoice_credits as credits', 'credits.invoice_id', 'invoices.id')
    .leftJoin('invoices as credit', 'credit.id', 'credits.last_id')
    .leftJoin('invoices as original', (join) =>
      join.on((row) => row('original.id', '=', row.fn.coalesce('invoices.corrects_id', 'invoices.credits_id'))),
    );

/** Returns the SQL expression of an amount less the credit notes. */
const standing = (column: 'net_cents' | 'vat_cents' | 'gross_cents') =>
  sql<number>`${sql.ref(`invoices.${column}`)} + coalesce(${sql.ref(`credits.${column}`)}, 0)`;

const COLUMNS = [
  'invoices.id',
  'invoices.number',
  'invoices.kind',
  'invoices.order_id',
  'invoices.quote_id',
  'invoices.user_id',
  'invoices.client_name',
  'invoices.client_email',
  'invoices.document',
  'invoices.net_cents',
  'invoices.vat_cents',
  'invoices.gross_cents',
  'invoices.issued_on',
  'invoices.due_on',
  'invoices.created_at',
  'invoices.is_demo',
  'credit.id as credit_id',
  'credit.number as credit_number',
  'credits.net_cents as credited_net_cents',
  'credits.vat_cents as credited_vat_cents',
  'credits.gross_cents as credited_cents',
  'original.id as original_id',
  'original.number as original_number',
] as const;

export const wholly = (rows: ReturnType<typeof issued>) =>
  rows
    .select(COLUMNS)
    .select([stateToday().as('state'), paidCents().as('paid_cents'), counting().as('counts')])
    .$narrowType<{ kind: InvoiceKind }>();

export const selectInvoice = (id: number) => wholly(issued()).where('invoices.id', '=', id).executeTakeFirst();

/** Selects all documents issued for an order, oldest first. */
export const selectInvoicesOfOrder = (orderId: number) =>
  wholly(issued()).where('invoices.order_id', '=', orderId).orderBy('invoices.id').execute();

/** Selects the invoices of the order or its quote that count now, less their credit notes; wholly credited ones not. */
export async function selectStanding(
  kind: InvoiceKind,
  by: { order_id: number } | { quote_id: number },
): Promise<{ number: string; issued_on: string; net_cents: number; vat_cents: number; gross_cents: number }[]> {
  const counting = issued()
    .where('invoices.kind', '=', kind)
    .where((row) => row.or([row('credits.last_id', 'is', null), row(standing('gross_cents'), '>', 0)]))
    .where(countsNow());
  const own =
    'order_id' in by
      ? counting.where('invoices.order_id', '=', by.order_id)
      : counting.where('invoices.quote_id', '=', by.quote_id);
  return own
    .select(['invoices.number', 'invoices.issued_on'])
    .select([
      standing('net_cents').as('net_cents'),
      standing('vat_cents').as('vat_cents'),
      standing('gross_cents').as('gross_cents'),
    ])
    .orderBy('invoices.id')
    .execute();
}

const mine = (owner: Owner) =>
  wholly(issued()).where(
    'invoices.id',
    'in',
    db().selectFrom('invoices').select('id').where(ownedBy(owner, 'client_email')),
  );

/** Selects the invoices of one customer, newest first. */
export const selectOrderInvoices = (owner: Owner) => mine(owner).orderBy('invoices.id', 'desc').execute();

/** Selects the ids of one customer's invoices, newest first. */
export async function selectOwnInvoiceIds(owner: Owner): Promise<number[]> {
  const own = db().selectFrom('invoices').select('id').where(ownedBy(owner, 'client_email'));
  return (await own.orderBy('id', 'desc').execute()).map(({ id }) => id);
}

export const selectOrderInvoice = (owner: Owner, id: number) =>
  mine(owner).where('invoices.id', '=', id).executeTakeFirst();
