import { afterEach, describe, expect, it } from 'vitest';
import { asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { freezeClock } from '#src/platform/clock.server.ts';
import { systemContext } from '#src/platform/operation.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { aQuote } from '../quote.fixture.server.ts';
import { aSentQuote } from '../quote-link.fixture.server.ts';
import { insertDecision } from '../quote-link.store.server.ts';
import { updateQuoteRecord } from '../quote-record.store.server.ts';
import { findOffer } from './find-offer.server.ts';

useDatabase();
describe('findOffer', () => {
  afterEach(() => freezeClock());

  const system = systemContext('test');

  it('finds the sent offer of a quote by its number or by its link’s token', async () => {
    const { id, token } = await aSentQuote();
    expect(await findOffer(system, { id })).toEqual(await findOffer(system, { token }));
    const unsent = await aQuote();
    expect(await findOffer(system, { id: unsent.id })).toBeNull();
    await expect(findOffer(asVisitor(), { id })).rejects.toMatchObject({ status: 401 });
  });

  it('reports what the office decided or undid', async () => {
    const { id } = await aSentQuote();
    await updateQuoteRecord(id, { status: 'accepted' });
    expect(await findOffer(system, { id })).toMatchObject({
      state: 'accepted',
      decided_by: '',
      withdrawal_until: null,
    });
    await updateQuoteRecord(id, { status: 'contacted' });
    expect(await findOffer(system, { id })).toMatchObject({ state: 'changed', document: null });
  });

  it('ignores a decision on an earlier version', async () => {
    const { id } = await aSentQuote({ status: 'rejected' });
    const by = { channel: 'link', name: 'Ada', user_id: null, ip: '', user_agent: '' } as const;
    const { document } = (await findOffer(system, { id })) ?? {};
    if (!document) throw new Error('no document');
    freezeClock('2020-01-01T08:00:00.000Z');
    await insertDecision({ quoteId: id, decision: 'rejected', statement: '', by, document, documentHash: '' });
    freezeClock();
    expect(await findOffer(system, { id })).toMatchObject({ state: 'rejected', decided_by: '' });
  });
});
