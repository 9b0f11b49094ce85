import { afterEach, describe, expect, it } from 'vitest';
import { asAdmin, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { freezeClock } from '#src/platform/clock.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { aQuote, ROOF_LINES } from '../quote.fixture.server.ts';
import { contentHash } from '../quote-offer.document.server.ts';
import { selectQuoteRecord } from '../quote-record.store.server.ts';
import { changeQuote } from './change-quote.server.ts';
import { readQuoteTimeline } from './read-quote-timeline.server.ts';

useDatabase();
describe('readQuoteTimeline', () => {
  afterEach(() => freezeClock());

  const AT = '2026-11-21T08:00:00.000Z';

  async function aSentQuote(): Promise<number> {
    freezeClock(AT);
    const { id } = await aQuote({ lines: ROOF_LINES, status: 'quoted', sent_at: AT, valid_until: '2026-12-21' });
    const record = await selectQuoteRecord(id);
    if (record === undefined) throw new Error('the quote is gone');
    const link = { token_hash: 'a', kind: 'quote', target_id: id, document: '{}', document_hash: 'd' };
    await db()
      .insertInto('document_links')
      .values({ ...link, content_hash: contentHash(record), opened_at: AT, expires_at: '2027-01-01', created_at: AT })
      .execute();
    return id;
  }

  it('returns nothing for a quote that was never sent', async () => {
    expect(await readQuoteTimeline(await asAdmin(), await aQuote())).toMatchObject({ state: null, decision: null });
  });

  it('reports that a quote was opened, changed since, or expired', async () => {
    const admin = await asAdmin();
    const id = await aSentQuote();
    expect(await readQuoteTimeline(admin, { id })).toMatchObject({
      state: 'open',
      isChanged: false,
      sentAt: AT,
      openedAt: AT,
    });
    freezeClock('2026-12-22T08:00:00Z');
    expect((await readQuoteTimeline(admin, { id })).state).toBe('expired');
    await changeQuote(admin, { id, notes: 'Échafaudage en plus.' });
    expect(await readQuoteTimeline(admin, { id })).toMatchObject({ state: 'changed', isChanged: true });
    await changeQuote(admin, { id, status: 'approved' });
    expect(await readQuoteTimeline(admin, { id })).toMatchObject({ state: 'accepted', isChanged: true });
  });

  it('allows only administrators and existing quotes', async () => {
    await expect(readQuoteTimeline(asVisitor(), { id: 1 })).rejects.toMatchObject({ code: 'unauthenticated' });
    await expect(readQuoteTimeline(await asAdmin(), { id: 404 })).rejects.toMatchObject({ code: 'not-found' });
  });
});
