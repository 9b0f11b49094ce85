import { afterEach, describe, expect, it } from 'vitest';
import { freezeClock } from '#src/platform/clock.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { aQuote } from '../quote.fixture.server.ts';
import { aSentQuote } from '../quote-link.fixture.server.ts';
import { insertDecision } from '../quote-link.store.server.ts';
import { updateQuoteRecord } from '../quote-record.store.server.ts';
import { findOffer } from './find-offer.server.ts';

useDatabase();
describe('findOffer', () => {
  afterEach(() => freezeClock());

  it('finds the sent offer of a quote by its number or by its link’s token', async () => {
    const { id, token } = await aSentQuote();
    expect(await findOffer({ id })).toEqual(await findOffer({ token }));
    const unsent = await aQuote();
    expect(await findOffer({ id: unsent.id })).toBeNull();
  });

  it('reports what the office decided or undid', async () => {
    const { id } = await aSentQuote();
    await updateQuoteRecord(id, { status: 'accepted' });
    expect(await findOffer({ id })).toMatchObject({
      state: 'accepted',
      decided_by: '',
      withdrawal_until: null,
    });
    await updateQuoteRecord(id, { status: 'contacted' });
    expect(await findOffer({ id })).toMatchObject({ state: 'changed', document: null });
  });

  it('ignores a decision on an earlier version', async () => {
    const { id } = await aSentQuote({ status: 'rejected' });
    const by = { channel: 'link', name: 'Ada', user_id: null, ip: '', user_agent: '' } as const;
    const { document } = (await findOffer({ id })) ?? {};
    if (!document) throw new Error('no document');
    freezeClock('2020-01-01T08:00:00.000Z');
    await insertDecision({ quoteId: id, decision: 'rejected', statement: '', by, document, documentHash: '' });
    freezeClock();
    expect(await findOffer({ id })).toMatchObject({ state: 'rejected', decided_by: '' });
  });
});
