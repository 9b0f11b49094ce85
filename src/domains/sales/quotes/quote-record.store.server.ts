import { sql } from 'kysely';
import { nowIso } from '#src/platform/clock.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import type { QuoteRecord } from './quote-record.contract.ts';

export async function selectQuoteRecord(id: number): Promise<QuoteRecord | undefined> {
  const row = await db().selectFrom('quotes').selectAll().where('id', '=', id).executeTakeFirst();
  if (row === undefined) return undefined;
  const { search_text: _, ...record } = row;
  return { ...record, lines: JSON.parse(row.lines) } as QuoteRecord;
}

/** Locks the quote until the transaction ends, so that its amount due cannot change meanwhile. */
export async function lockQuoteRecord(id: number): Promise<QuoteRecord | undefined> {
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

export async function addQuotePayment(id: number, amountCents: number): Promise<void> {
  await db()
    .updateTable('quotes')
    .set({ paid_cents: sql`paid_cents + ${amountCents}`, updated_at: nowIso() })
    .where('id', '=', id)
    .execute();
}
