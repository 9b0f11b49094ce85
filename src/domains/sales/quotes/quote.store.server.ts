import { fold } from '#src/kernel/text.ts';
import { nowIso } from '#src/platform/clock.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { prepared } from '#src/platform/database/prepared.server.ts';
import { QUOTE_STAGES, type QuoteRequest, URGENCIES } from './quote.contract.ts';

const insertRow = prepared((queries, row: QuoteRequest & { searchText: string; at: string }) =>
  queries
    .insertInto('quotes')
    .values({
      name: row.name,
      email: row.email,
      phone: row.phone,
      description: row.description,
      user_id: row.userId,
      service_type: row.serviceType,
      address: '',
      status: QUOTE_STAGES[0],
      urgency: URGENCIES[1],
      amount_cents: null,
      deadline: null,
      approved_at: null,
      search_text: row.searchText,
      created_at: row.at,
      updated_at: row.at,
    })
    .returning('id'),
);

/** Inserts a quote in the first stage. */
export async function insertQuote(request: QuoteRequest): Promise<number> {
  const searchText = fold(`${request.name} ${request.serviceType} ${request.description}`);
  const [row] = await insertRow({ ...request, searchText, at: nowIso() });
  if (row === undefined) throw new Error('The database returned no number of the quote.');
  return row.id;
}

/** Deletes quotes unchanged since `iso`, except those ever accepted, ordered, invoiced or paid: accounting needs them. */
export async function deleteQuotesBefore(iso: string): Promise<void> {
  await db()
    .deleteFrom('quotes')
    .where('status', '!=', 'accepted')
    .where('paid_cents', '=', 0)
    .where('updated_at', '<=', iso)
    .where('id', 'not in', (row) => row.selectFrom('invoices').select('quote_id').where('quote_id', 'is not', null))
    .where('id', 'not in', (row) => row.selectFrom('orders').select('quote_id').where('quote_id', 'is not', null))
    .where('id', 'not in', (row) =>
      row.selectFrom('ledger_entries').select('quote_id').where('quote_id', 'is not', null),
    )
    .where('id', 'not in', (row) =>
      row.selectFrom('quote_decisions').select('quote_id').where('decision', '=', 'accepted'),
    )
    .execute();
}
