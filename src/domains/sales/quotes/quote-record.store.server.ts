import { type Selectable, sql } from 'kysely';
import { nowIso } from '#src/platform/clock.server.ts';
import type { QuoteRow } from '#src/platform/database/commerce-tables.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { isDemonstration } from '#src/platform/payment/gateway.server.ts';
import type { QuoteReceipt, QuoteRecord } from './quote-record.contract.ts';

export async function selectQuoteRecord(id: number): Promise<QuoteRecord | undefined> {
  const row = await db().selectFrom('quotes').selectAll().where('id', '=', id).executeTakeFirst();
  return row && toQuoteRecord(row);
}

/** Returns a stored quote; what demonstration payments paid counts only in the demonstration. */
export function toQuoteRecord({ search_text: _, demo_paid_cents, ...row }: Selectable<QuoteRow>): QuoteRecord {
  const paid_cents = row.paid_cents + (isDemonstration() ? demo_paid_cents : 0);
  return { ...row, paid_cents, lines: JSON.parse(row.lines) } as QuoteRecord;
}

/** Locks the quote until the transaction ends, so that its amount due cannot change meanwhile; an amendment after its contract. */
export async function lockQuoteRecord(id: number): Promise<QuoteRecord | undefined> {
  const contract = db().selectFrom('quotes').select('amends_id').where('id', '=', id);
  await db().updateTable('quotes').set({ updated_at: sql`updated_at` }).where('id', '=', contract).execute();
  await db().updateTable('quotes').set({ updated_at: sql`updated_at` }).where('id', '=', id).execute();
  return selectQuoteRecord(id);
}

type QuoteFields = Partial<Omit<QuoteRecord, 'id' | 'created_at' | 'updated_at'>>;

/** Writes only the given columns. */
export async function updateQuoteRecord(id: number, { lines, ...fields }: QuoteFields): Promise<void> {
  await db()
    .updateTable('quotes')
    .set({ ...fields, ...(lines && { lines: JSON.stringify(lines) }), updated_at: nowIso() })
    .where('id', '=', id)
    .execute();
}

export async function addQuotePayment({ id, amount_cents, is_demo }: QuoteReceipt): Promise<void> {
  const column = is_demo ? 'demo_paid_cents' : 'paid_cents';
  await db()
    .updateTable('quotes')
    .set({ [column]: sql`${sql.ref(column)} + ${amount_cents}`, updated_at: nowIso() })
    .where('id', '=', id)
    .execute();
}
