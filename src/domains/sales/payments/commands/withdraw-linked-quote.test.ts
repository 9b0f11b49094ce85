import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { decideLinkedQuote } from '#src/domains/sales/quotes/commands/decide-linked-quote.server.ts';
import { findQuote } from '#src/domains/sales/quotes/quote.internal.server.ts';
import { aSentQuote } from '#src/domains/sales/quotes/quote-link.fixture.server.ts';
import { freezeClock } from '#src/platform/clock.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { queuedEmails } from '#tests/support/emails.ts';
import { withdrawLinkedQuote } from './withdraw-linked-quote.server.ts';

useDatabase();
describe('withdrawLinkedQuote', () => {
  beforeEach(() => freezeClock('2026-11-20T08:00:00.000Z'));
  afterEach(() => freezeClock());

  const withdraw = (token: string) => withdrawLinkedQuote(asVisitor(), { token, confirm: true });

  async function anAcceptedQuote(): Promise<{ id: number; token: string }> {
    const sent = await aSentQuote();
    const answer = { decision: 'accepted', name: 'Paule Rivoire', consent: true } as const;
    await decideLinkedQuote(asVisitor(), { token: sent.token, ...answer });
    return sent;
  }

  it('ends the contract up to the end of the fourteenth day, with a receipt, once', async () => {
    const { id, token } = await anAcceptedQuote();
    freezeClock('2026-12-04T22:59:59.000Z');
    expect(await withdraw(token)).toMatchObject({ state: 'withdrawn', withdrawn_at: '2026-12-04T22:59:59.000Z' });
    expect(await withdraw(token)).toMatchObject({ state: 'withdrawn' });
    expect(await findQuote({ id })).toMatchObject({ status: 'rejected', approved_at: null });
    const emails = await queuedEmails('paule@essai.example');
    expect(emails.map(({ subject }) => subject)).toEqual([
      expect.stringContaining('accepté'),
      expect.stringContaining('rétractation'),
    ]);
    expect(emails[1]?.text).toContain('4 déc. 2026, 23:59');
    const bells = await db().selectFrom('notifications').select('title').orderBy('id').execute();
    expect(bells.map(({ title }) => title)).toEqual(['Devis accepté', 'Rétractation d’un client']);
  });

  it('refuses on the fifteenth day', async () => {
    const { token } = await anAcceptedQuote();
    freezeClock('2026-12-04T23:00:00.000Z');
    await expect(withdraw(token)).rejects.toMatchObject({ status: 409 });
  });

  it('requires a contract, a link and a confirmation', async () => {
    const { token } = await aSentQuote();
    await expect(withdraw(token)).rejects.toMatchObject({ status: 409 });
    await expect(withdraw('x')).rejects.toMatchObject({ status: 404 });
    const careless = { token, confirm: false as unknown as true };
    await expect(withdrawLinkedQuote(asVisitor(), careless)).rejects.toMatchObject({ status: 422 });
  });
});
