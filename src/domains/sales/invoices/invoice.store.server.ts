import { sql } from 'kysely';
import { getInvoiceDue } from '#src/domains/sales/pricing/due.rules.ts';
import { parisDay } from '#src/kernel/dates.ts';
import type { Owner } from '#src/kernel/owner.ts';
import { toEuros } from '#src/kernel/priced-lines.ts';
import { now } from '#src/platform/clock.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { ownedBy } from '#src/platform/database/ownership.server.ts';
import type { Invoice, InvoiceDetail, InvoiceKind, InvoiceRecord, InvoiceState } from './invoice.contract.ts';

/** Returns the SQL expression of a document's state, today in Paris. */
export const stateToday = () => sql<InvoiceState>`case
  when invoices.kind = 'credit' then 'credit'
  when credit.id is not null then 'credited'
  when invoices.gross_cents <= coalesce(invoice_balances.paid_cents, 0) then 'paid'
  when invoices.due_on < ${parisDay(now())} then 'late'
  else 'open' end`;

/** Selects every issued document with its balance, its credit note, and the invoice it credits. */
export const issued = () =>
  db()
    .selectFrom('invoices')
    .leftJoin('invoice_balances', 'invoice_balances.invoice_id', 'invoices.id')
    .leftJoin('invoices as credit', 'credit.credits_id', 'invoices.id')
    .leftJoin('invoices as original', 'original.id', 'invoices.credits_id');

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
  'invoice_balances.paid_cents',
  'credit.id as credit_id',
  'credit.number as credit_number',
  'original.id as original_id',
  'original.number as original_number',
] as const;

export const wholly = (rows: ReturnType<typeof issued>) => rows.select(COLUMNS).select(stateToday().as('state'));
type Row = Awaited<ReturnType<ReturnType<typeof wholly>['executeTakeFirstOrThrow']>>;

const named = (id: number | null, number: string | null) => (id === null || number === null ? null : { id, number });

/** Returns whether the remaining amount no longer has to be paid. */
const isClosed = ({ kind, credit_id }: Pick<Row, 'kind' | 'credit_id'>): boolean =>
  kind === 'credit' || credit_id !== null;

const getDue = (row: Row): number =>
  getInvoiceDue({ gross_cents: row.gross_cents, paid_cents: row.paid_cents ?? 0, is_closed: isClosed(row) });

export const toInvoice = (row: Row): Invoice => ({
  id: row.id,
  number: row.number,
  kind: row.kind as InvoiceKind,
  state: row.state,
  order_id: row.order_id,
  quote_id: row.quote_id,
  credits: named(row.original_id, row.original_number),
  credited_by: named(row.credit_id, row.credit_number),
  client_name: row.client_name,
  client_email: row.client_email,
  net: toEuros(row.net_cents),
  vat: toEuros(row.vat_cents),
  gross: toEuros(row.gross_cents),
  paid: toEuros(row.paid_cents ?? 0),
  due: toEuros(getDue(row)),
  issued_on: row.issued_on,
  due_on: row.due_on,
  created_at: row.created_at,
});

const toDetail = (row: Row): InvoiceDetail => ({ ...toInvoice(row), document: JSON.parse(row.document) });

export async function selectInvoice(id: number): Promise<InvoiceDetail | undefined> {
  const row = await wholly(issued()).where('invoices.id', '=', id).executeTakeFirst();
  return row && toDetail(row);
}

export async function selectInvoiceRecord(id: number): Promise<InvoiceRecord | undefined> {
  const row = await wholly(issued()).where('invoices.id', '=', id).executeTakeFirst();
  if (row === undefined) return undefined;
  const { number, kind, order_id, quote_id, user_id, client_name, client_email, gross_cents, issued_on, due_on } = row;
  const { subject } = JSON.parse(row.document) as InvoiceDetail['document'];
  return {
    id,
    ...{ number, order_id, quote_id, user_id, client_name, client_email, subject, gross_cents, issued_on, due_on },
    kind: kind as InvoiceKind,
    paid_cents: row.paid_cents ?? 0,
    due_cents: getDue(row),
    is_closed: isClosed(row),
  };
}

/** Selects all documents issued for an order, oldest first. */
export async function selectInvoicesOfOrder(orderId: number): Promise<Invoice[]> {
  const rows = await wholly(issued()).where('invoices.order_id', '=', orderId).orderBy('invoices.id').execute();
  return rows.map(toInvoice);
}

/** Selects the invoices of the order or its quote that are not credited. */
export async function selectStanding(
  kind: InvoiceKind,
  by: { order_id: number } | { quote_id: number },
): Promise<{ number: string; issued_on: string; net_cents: number; vat_cents: number; gross_cents: number }[]> {
  const standing = issued().where('invoices.kind', '=', kind).where('credit.id', 'is', null);
  const own =
    'order_id' in by
      ? standing.where('invoices.order_id', '=', by.order_id)
      : standing.where('invoices.quote_id', '=', by.quote_id);
  return own
    .select([
      'invoices.number',
      'invoices.issued_on',
      'invoices.net_cents',
      'invoices.vat_cents',
      'invoices.gross_cents',
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
export async function selectOrderInvoices(owner: Owner): Promise<Invoice[]> {
  const rows = await mine(owner).orderBy('invoices.id', 'desc').execute();
  return rows.map(toInvoice);
}

/** Selects the ids of one customer's invoices, newest first. */
export async function selectOwnInvoiceIds(owner: Owner): Promise<number[]> {
  const own = db().selectFrom('invoices').select('id').where(ownedBy(owner, 'client_email'));
  return (await own.orderBy('id', 'desc').execute()).map(({ id }) => id);
}

export async function selectOrderInvoice(owner: Owner, id: number): Promise<InvoiceDetail | undefined> {
  const row = await mine(owner).where('invoices.id', '=', id).executeTakeFirst();
  return row && toDetail(row);
}
