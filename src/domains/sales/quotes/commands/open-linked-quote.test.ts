import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { freezeClock } from '#src/platform/clock.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { aSentQuote } from '../quote-link.fixture.server.ts';
import { READ_LIMIT } from '../quote-link.rules.ts';
import { updateQuoteRecord } from '../quote-record.store.server.ts';
import { openLinkedQuote } from './open-linked-quote.server.ts';

useDatabase();
describe('openLinkedQuote', () => {
  beforeEach(() => freezeClock('2026-11-20T08:00:00.000Z'));
  afterEach(() => freezeClock());

  const open = (token: string) => openLinkedQuote(asVisitor(), { token });

  it('shows the quote of the link and stores the first reading', async () => {
    const { id, token } = await aSentQuote();
    await aSentQuote({ name: 'Autre client' });
    const offer = await open(token);
    expect(offer).toMatchObject({
      id,
      state: 'open',
      can_pay: false,
      valid_until: '2026-12-20',
      withdrawal_until: null,
    });
    expect(JSON.stringify(offer)).not.toContain('Autre client');
    expect(offer.statements.accepted).toContain(offer.number);
    freezeClock('2026-11-21T08:00:00.000Z');
    await open(token);
    const links = await db()
      .selectFrom('document_links')
      .select(['target_id', 'opened_at'])
      .orderBy('target_id')
      .execute();
    expect(links.map(({ opened_at }) => opened_at)).toEqual(['2026-11-20T08:00:00.000Z', null]);
  });

  it('reports that a quote has changed since, and shows nothing of it', async () => {
    const { id, token } = await aSentQuote();
    await updateQuoteRecord(id, { admin_notes: 'Échafaudage compris' });
    expect(await open(token)).toMatchObject({ state: 'changed', document: null, can_pay: false });
  });

  it('shows it despite a payment or a new priority, which are not part of the agreement', async () => {
    const { id, token } = await aSentQuote();
    await updateQuoteRecord(id, { paid_cents: 10_000, urgency: 'urgent' });
    expect(await open(token)).toMatchObject({ state: 'open', paid: 100 });
  });

  it('accepts the link to the end of its last day in Paris, then answers as unknown', async () => {
    const { token } = await aSentQuote();
    freezeClock('2026-12-20T22:59:59.000Z');
    expect(await open(token)).toMatchObject({ state: 'open' });
    freezeClock('2026-12-20T23:00:00.000Z');
    const expired = await open(token).catch((error: unknown) => error);
    expect(expired).toMatchObject({ status: 404 });
    const unknown = await open('x'.repeat(43)).catch((error: unknown) => error);
    expect((unknown as Error).message).toBe((expired as Error).message);
  });

  it.each(['', 'x', 'a\u0000b', "' or 1=1 --"])('refuses the token %j', async (token) => {
    await aSentQuote();
    await expect(open(token)).rejects.toMatchObject({ code: 'not-found' });
  });

  it('limits attempts per client', async () => {
    for (let hit = 0; hit < READ_LIMIT.hits; hit += 1) await open('x').catch(() => {});
    await expect(open('x')).rejects.toMatchObject({ code: 'limit' });
  });
});
