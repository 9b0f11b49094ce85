import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { anAccount, asAccount, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { freezeClock } from '#src/platform/clock.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { aQuote, ROOF_LINES } from '../quote.fixture.server.ts';
import { aSentQuote } from '../quote-link.fixture.server.ts';
import { listOwnQuotes } from './list-own-quotes.server.ts';

useDatabase();
describe('listOwnQuotes', () => {
  beforeEach(() => freezeClock('2026-11-20T08:00:00.000Z'));
  afterEach(() => freezeClock());

  const verify = (id: number) =>
    db().updateTable('users').set({ email_verified_at: '2026-11-20T08:00:00.000Z' }).where('id', '=', id).execute();

  it('lists quotes requested while signed in, and those of the address once verified', async () => {
    const account = await anAccount({ email: 'paule@essai.example' });
    const other = await anAccount();
    const mine = await aQuote({ user_id: account.id, email: 'autre@essai.example' });
    const addressed = await aQuote();
    await aQuote({ user_id: other.id, email: 'tiers@essai.example' });
    const ids = async () => (await listOwnQuotes(asAccount(account), {})).map(({ id }) => id);
    expect(await ids()).toEqual([mine.id]);
    await verify(account.id);
    expect(await ids()).toEqual([addressed.id, mine.id]);
  });

  it('shows a price, a decision and a payment only once the company has sent them', async () => {
    const account = await anAccount();
    const mine = { user_id: account.id };
    await aQuote({ ...mine, lines: ROOF_LINES });
    await aSentQuote({ ...mine, paid_cents: 100_000 });
    const [sent, draft] = await listOwnQuotes(asAccount(account), {});
    expect(draft).toMatchObject({ statusText: 'En attente', gross: null, net: null, deposit: 0, can_accept: false });
    expect(draft).toMatchObject({ offer: null, can_pay: false, has_document: false, statements: null });
    expect(sent).toMatchObject({
      statusText: 'Devis fourni',
      offer: 'open',
      paid: 1_000,
      can_accept: true,
      can_pay: true,
    });
    expect(sent?.gross).toBe(18_128.44);
    expect(sent?.due).toBe(17_128.44);
  });

  it('requires a signed-in user', async () => {
    await expect(listOwnQuotes(asVisitor(), {})).rejects.toMatchObject({ status: 401 });
  });
});
