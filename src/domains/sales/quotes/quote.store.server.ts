import { fold } from '#src/kernel/text.ts';
import { nowIso } from '#src/platform/clock.server.ts';
import { preparedInsert } from '#src/platform/database/prepared.server.ts';
import { deleteInSteps } from '#src/platform/database/rows-in-steps.server.ts';
import { QUOTE_STAGES, type QuoteRequest, URGENCIES } from './quote.contract.ts';

const insertRow = preparedInsert((queries, row: QuoteRequest & { searchText: string; at: string }) =>
  queries.insertInto('quotes').values({
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
  }),
);

/** Inserts a quote in the first stage. */
export async function insertQuote(request: QuoteRequest): Promise<number> {
  const searchText = fold(`${request.name} ${request.serviceType} ${request.description}`);
  return insertRow({ ...request, searchText, at: nowIso() });
}

/** Deletes quotes unchanged since `iso`, except those ever accepted, ordered, invoiced or paid: accounting needs them. */
export const deleteQuotesBefore = (iso: string): Promise<number> =>
  deleteInSteps(
    {
      table: 'quotes',
      where: ({ and, eb, not, exists, selectFrom }) => {
        const ofQuote = (table: 'invoices' | 'orders' | 'ledger_entries' | 'quote_decisions') =>
          selectFrom(table).select(`${table}.id`).whereRef(`${table}.quote_id`, '=', 'quotes.id');
        return and([
          eb('status', '!=', 'accepted'),
          eb('paid_cents', '=', 0),
          eb('updated_at', '<=', iso),
          not(exists(ofQuote('invoices'))),
          not(exists(ofQuote('orders'))),
          not(exists(ofQuote('ledger_entries'))),
          not(exists(ofQuote('quote_decisions').where('decision', '=', 'accepted'))),
          // A contract goes after its amendments, which point at it.
          not(exists(selectFrom('quotes as added').select('added.id').whereRef('added.amends_id', '=', 'quotes.id'))),
        ]);
      },
    },
    'id',
  );
