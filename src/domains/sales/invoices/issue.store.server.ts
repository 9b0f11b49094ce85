import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { parisDay } from '#src/kernel/dates.ts';
import { canonicalDocument, type PricedDocument } from '#src/kernel/priced-document.ts';
import { fold } from '#src/kernel/text.ts';
import { now, nowIso } from '#src/platform/clock.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { isDemonstration } from '#src/platform/payment/gateway.server.ts';
import type { InvoiceKind } from './invoice.contract.ts';
import { demoSeries, invoiceNumber, isDemoNumber } from './invoice.rules.ts';

/**
 * Returns the next number of a series, in the demonstration of its series there, and its date. The counter's row is locked until the transaction ends: a rollback
 * releases the number, and dates follow the order of the numbers even with several nodes.
 */
export async function nextNumber(series: 'F' | 'A' | 'R'): Promise<{ number: string; issuedOn: string }> {
  const year = parisDay(now()).slice(0, 4);
  const name = isDemonstration() ? demoSeries(series) : series;
  const { value } = await db()
    .insertInto('counters')
    .values({ name: `${name}-${year}`, value: 1 })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: sql<number>`counters.value + 1` }))
    .returning('value')
    .executeTakeFirstOrThrow();
  const today = parisDay(now());
  // A transaction that waited for the number past midnight on New Year's Eve still uses the year of the series.
  const issuedOn = today.startsWith(year) ? today : `${year}-12-31`;
  return { number: invoiceNumber(name, year, value), issuedOn };
}

export interface NewInvoice {
  kind: InvoiceKind;
  order_id: number | null;
  quote_id: number | null;
  /** For a credit note: the invoice that it corrects. */
  corrects_id: number | null;
  user_id: number | null;
  client_name: string;
  client_email: string;
  document: PricedDocument;
  /** Amounts this document bills. */
  amounts: { net_cents: number; vat_cents: number; gross_cents: number };
  issued_on: string;
  due_on: string;
}

/** Stores a document with an empty balance. */
export async function insertInvoice(invoice: NewInvoice): Promise<number> {
  const { document, amounts, ...fields } = invoice;
  const is_demo = isDemoNumber(document.number);
  const text = canonicalDocument(document);
  const at = nowIso();
  const { id } = await db()
    .insertInto('invoices')
    .values({
      ...fields,
      ...amounts,
      number: document.number,
      document: text,
      document_hash: createHash('sha256').update(text).digest('hex'),
      is_demo: is_demo ? 1 : 0,
      search_text: fold(`${fields.client_name}\n${document.number}\n${document.subject}\n${fields.client_email}`),
      created_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db()
    .insertInto('invoice_balances')
    .values({ invoice_id: id, paid_cents: 0, demo_paid_cents: 0, updated_at: at })
    .execute();
  return id;
}

/** Locks an invoice by its balance row until the transaction ends: the document itself can never be updated. */
export async function lockInvoice(id: number): Promise<void> {
  await db()
    .updateTable('invoice_balances')
    .set({ updated_at: sql`updated_at` })
    .where('invoice_id', '=', id)
    .execute();
}
