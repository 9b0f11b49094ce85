import type { Kysely } from 'kysely';
import { describe, expect, it } from 'vitest';
import { openQuote } from '#src/domains/sales/quotes/quote.internal.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { db } from '../database.server.ts';
import { quoteAmendments } from './0022-quote-amendments.server.ts';

useDatabase();

describe('migration 0022-quote-amendments', () => {
  it('leaves existing quotes as ordinary ones', async () => {
    const request = { userId: null, name: 'Paule Rivoire', email: 'paule@essai.example', phone: '' };
    await openQuote({ ...request, serviceType: 'Couverture', description: '' });
    for (const index of ['quotes_amendment', 'quotes_figures', 'quotes_shares'])
      await db().schema.dropIndex(index).execute();
    for (const column of ['amends_id', 'amendment', 'contract_version']) {
      await db().schema.alterTable('quotes').dropColumn(column).execute();
    }
    await quoteAmendments.up(db() as Kysely<unknown>);
    const quotes = await db().selectFrom('quotes').select(['amends_id', 'amendment', 'contract_version']).execute();
    expect(quotes).toEqual([{ amends_id: null, amendment: null, contract_version: 0 }]);
  });
});
