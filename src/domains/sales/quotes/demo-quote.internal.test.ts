import { describe, expect, it } from 'vitest';
import { db } from '#src/platform/database/database.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { eraseQuotes, findRelatedQuotes } from './demo-quote.internal.server.ts';
import { aQuote, ROOF_LINES } from './quote.fixture.server.ts';
import { aSentQuote } from './quote-link.fixture.server.ts';

useDatabase();

describe('findRelatedQuotes', () => {
  it('returns quotes by id and by address, with their amendments', async () => {
    const first = await aQuote({ email: 'Nadia@courrier.example' });
    const second = await aQuote({ email: 'paule@essai.fr' });
    const amendment = await aQuote({ email: 'autre@essai.fr' });
    await db()
      .updateTable('quotes')
      .set({ amends_id: second.id, amendment: 1 })
      .where('id', '=', amendment.id)
      .execute();
    await aQuote({ email: 'personne@essai.fr' });
    const found = await findRelatedQuotes({ ids: [second.id], emails: ['nadia@courrier.example'] });
    expect(found.map(({ id }) => id)).toEqual([first.id, second.id, amendment.id]);
    expect(await findRelatedQuotes({ ids: [], emails: [] })).toEqual([]);
  });
});

describe('eraseQuotes', () => {
  it('deletes quotes with their links and answers', async () => {
    const { id } = await aSentQuote({ lines: ROOF_LINES });
    await eraseQuotes({ ids: [id] });
    for (const table of ['quotes', 'quote_decisions', 'document_links'] as const) {
      expect(await db().selectFrom(table).selectAll().execute(), table).toEqual([]);
    }
  });
});
