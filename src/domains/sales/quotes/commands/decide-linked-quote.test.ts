import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { saveSettings } from '#src/domains/settings/commands/save-settings.server.ts';
import { freezeClock } from '#src/platform/clock.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { systemContext } from '#src/platform/operation.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { queuedEmails } from '#tests/support/emails.ts';
import { findQuote } from '../quote.internal.server.ts';
import { readQuoteTimeline } from '../quote.queries.server.ts';
import type { Decision } from '../quote-link.contract.ts';
import { aSentQuote } from '../quote-link.fixture.server.ts';
import { updateQuoteRecord } from '../quote-record.store.server.ts';
import { decideLinkedQuote } from './decide-linked-quote.server.ts';
import { openLinkedQuote } from './open-linked-quote.server.ts';

useDatabase();
describe('decideLinkedQuote', () => {
  beforeEach(() => freezeClock('2026-11-20T08:00:00.000Z'));
  afterEach(() => freezeClock());

  const decide = (token: string, decision: Decision = 'accepted', name = 'Paule Rivoire') =>
    decideLinkedQuote(asVisitor(), { token, decision, name, consent: true });
  const decisions = () => db().selectFrom('quote_decisions').selectAll().execute();
  const quote = (id: number) => findQuote({ id });

  describe('decideLinkedQuote', () => {
    it('stores name, time, address, wording and the whole document', async () => {
      const { id, token } = await aSentQuote();
      const offer = await decide(token);
      expect(offer).toMatchObject({ state: 'accepted', decided_by: 'Paule Rivoire', withdrawal_until: '2026-12-04' });
      const [row, ...others] = await decisions();
      expect(others).toEqual([]);
      expect(row).toMatchObject({
        quote_id: id,
        decision: 'accepted',
        channel: 'link',
        ip: '203.0.113.7',
        user_agent: 'essai',
        statement: offer.statements.accepted,
        document_hash: offer.document_hash,
        created_at: '2026-11-20T08:00:00.000Z',
      });
      expect(JSON.parse(row?.document ?? '')).toEqual(offer.document);
      expect(await quote(id)).toMatchObject({ status: 'accepted', approved_at: '2026-11-20T08:00:00.000Z' });
    });

    it('notifies both sides, and emails the customer the document', async () => {
      const { id, token } = await aSentQuote();
      await decide(token);
      const [mine] = await queuedEmails('paule@essai.example');
      expect(mine?.attachments).toHaveLength(1);
      expect(mine?.text).toContain('4 décembre 2026');
      expect(mine?.text).toContain(`/devis?token=${token}`);
      const [theirs] = await queuedEmails('contact@toitures.example');
      expect(theirs?.text).toContain(`/admin/quotes?view=${id}`);
      const bell = await db().selectFrom('notifications').select(['title', 'link']).execute();
      expect(bell).toEqual([{ title: 'Devis accepté', link: `/admin/quotes?view=${id}` }]);
    });

    it('stores one acceptance for repeated and concurrent requests', async () => {
      const { token } = await aSentQuote();
      const answers = await Promise.all(Array.from({ length: 8 }, () => decide(token)));
      expect(new Set(answers.map(({ state }) => state))).toEqual(new Set(['accepted']));
      expect(await decisions()).toHaveLength(1);
      expect(await queuedEmails('paule@essai.example')).toHaveLength(1);
      await expect(decide(token, 'rejected')).rejects.toMatchObject({ status: 409 });
      await expect(decide(token, 'accepted', 'Autre')).rejects.toMatchObject({ status: 409 });
    });
  });

  it('stores and notifies a refusal too', async () => {
    const { id, token } = await aSentQuote();
    expect(await decide(token, 'rejected')).toMatchObject({ state: 'rejected', withdrawal_until: null });
    expect(await quote(id)).toMatchObject({ status: 'rejected', approved_at: null });
    const [mine] = await queuedEmails('paule@essai.example');
    expect(mine?.attachments).toBeUndefined();
  });

  it.each<[Decision, string, string]>([
    ['accepted', '2036-11-20T07:59:59.000Z', '2036-11-20T08:00:01.000Z'],
    ['rejected', '2027-11-20T07:59:59.000Z', '2027-11-20T08:00:01.000Z'],
  ])('leaves the link of an %s quote readable until %s', async (decision, last, after) => {
    const { token } = await aSentQuote();
    await decide(token, decision);
    freezeClock(last);
    expect(await openLinkedQuote(asVisitor(), { token })).toMatchObject({ state: decision });
    freezeClock(after);
    await expect(openLinkedQuote(asVisitor(), { token })).rejects.toMatchObject({ status: 404 });
  });

  it.each([
    ['office', 'consumer'],
    ['distance', 'professional'],
  ] as const)('offers no withdrawal after a contract (%s) with a %s', async (contract_mode, customer_kind) => {
    const { token } = await aSentQuote({ contract_mode, customer_kind });
    const offer = await decide(token);
    expect(offer).toMatchObject({ state: 'accepted', withdrawal_until: null });
    expect(offer.statements.accepted).not.toContain('rétractation');
    const [mine] = await queuedEmails('paule@essai.example');
    expect(mine?.text).not.toContain('Renoncer');
  });

  it('stores the express request to begin early with the decision, only when it was ticked', async () => {
    const { id, token } = await aSentQuote();
    const answer = { token, decision: 'accepted', name: 'Paule Rivoire', consent: true } as const;
    const { early_start } = await decideLinkedQuote(asVisitor(), { ...answer, early_start: true });
    expect(early_start).toContain('demande expressément');
    expect(await decisions()).toMatchObject([{ early_start }]);
    const [mine] = await queuedEmails('paule@essai.example');
    expect(mine?.text).toContain('demande expressément');
    expect(await readQuoteTimeline(systemContext('test'), { id })).toMatchObject({
      startsEarly: true,
      withdrawalUntil: '2026-12-04',
      unpaidUntil: null,
    });
  });

  it('stores no request to begin early without a tick, or without a right of withdrawal', async () => {
    await decide((await aSentQuote()).token);
    const { token } = await aSentQuote({ contract_mode: 'office' });
    const answer = { token, decision: 'accepted', name: 'Paule Rivoire', consent: true } as const;
    expect(await decideLinkedQuote(asVisitor(), { ...answer, early_start: true })).toMatchObject({ early_start: '' });
    expect((await decisions()).map((row) => row.early_start)).toEqual([null, null]);
  });

  it('stores only one of a concurrent acceptance and refusal', async () => {
    const { token } = await aSentQuote();
    const settled = await Promise.allSettled([decide(token), decide(token, 'rejected')]);
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await decisions()).toHaveLength(1);
  });

  it('refuses a changed quote, and accepts it after changes of the company’s data', async () => {
    const { id, token } = await aSentQuote();
    await saveSettings(systemContext('test'), { group: 'general', values: { contact_phone: '04 65 71 00 99' } });
    await updateQuoteRecord(id, { valid_until: '2026-12-31' });
    await expect(decide(token)).rejects.toMatchObject({ status: 409 });
    await updateQuoteRecord(id, { valid_until: '2026-12-20' });
    expect(await decide(token)).toMatchObject({ state: 'accepted' });
  });

  it('refuses an expired, a foreign and an unknown link alike', async () => {
    const { token } = await aSentQuote();
    freezeClock('2026-12-21T08:00:00.000Z');
    const refusals = await Promise.all(
      [token, 'x'.repeat(43), ''].map((input) => decide(input).catch((error) => error)),
    );
    expect(new Set(refusals.map(({ status, message }) => `${status} ${message}`)).size).toBe(1);
    expect(refusals[0]).toMatchObject({ status: 404 });
  });

  it('requires a name and consent', async () => {
    const { token } = await aSentQuote();
    const bare = { token, decision: 'accepted' as const, name: ' ', consent: false as unknown as true };
    await expect(decideLinkedQuote(asVisitor(), bare)).rejects.toMatchObject({
      status: 422,
      fields: { name: [expect.any(String)], consent: ['Cochez la case pour continuer.'] },
    });
  });
});
