import { fold } from '#src/kernel/text.ts';
import { nowIso } from '#src/platform/clock.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { QUOTE_STAGES, type QuoteRequest, URGENCIES } from './quote.contract.ts';

/** Inserts a quote in the first stage. */
export async function insertQuote(request: QuoteRequest): Promise<number> {
  const at = nowIso();
  const { userId, serviceType, ...client } = request;
  const row = await db()
    .insertInto('quotes')
    .values({
      ...client,
      user_id: userId,
      service_type: serviceType,
      address: '',
      status: QUOTE_STAGES[0],
      urgency: URGENCIES[1],
      amount_cents: null,
      deadline: null,
      approved_at: null,
      search_text: fold(`${request.name} ${serviceType} ${request.description}`),
      created_at: at,
      updated_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
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
