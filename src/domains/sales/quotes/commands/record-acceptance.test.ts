import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { asAdmin, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { freezeClock } from '#src/platform/clock.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { queuedEmails } from '#tests/support/emails.ts';
import { aQuote, ROOF_LINES } from '../quote.fixture.server.ts';
import { findOffer } from '../quote.internal.server.ts';
import { readQuoteTimeline } from '../quote.queries.server.ts';
import { aCompany, aSentQuote } from '../quote-link.fixture.server.ts';
import { changeQuote } from './change-quote.server.ts';
import { changeQuoteStatus } from './change-quote-status.server.ts';
import { decideLinkedQuote } from './decide-linked-quote.server.ts';
import { deleteQuote } from './delete-quote.server.ts';
import { duplicateQuote } from './duplicate-quote.server.ts';
import { recordAcceptance } from './record-acceptance.server.ts';

useDatabase();
beforeEach(() => freezeClock('2026-11-20T08:00:00.000Z'));
afterEach(() => freezeClock());

const AGREEMENT = { name: 'Paule Rivoire', accepted_on: '2026-11-20', means: 'signed_paper' } as const;
const selectAnswers = () => db().selectFrom('quote_decisions').selectAll().execute();

describe('recordAcceptance', () => {
  it('freezes the sent document with who recorded it, when and how', async () => {
    const { id } = await aSentQuote();
    const sent = await findOffer({ id });
    freezeClock('2026-11-22T09:00:00.000Z');
    const admin = await asAdmin();
    const note = 'Classeur 3.';
    const agreement = { id, ...AGREEMENT, accepted_on: '2026-11-21', note };
    expect(await recordAcceptance(admin, agreement)).toMatchObject({
      stage: 'accepted',
      priceBasis: 'signed',
      approvedAt: '2026-11-21T12:00:00.000Z',
    });
    const [answer] = await selectAnswers();
    expect(answer).toMatchObject({
      decision: 'accepted',
      channel: 'office',
      name: 'Paule Rivoire',
      means: 'signed_paper',
      accepted_on: '2026-11-21',
      note,
      recorded_by: admin.actor.kind === 'user' && admin.actor.userId,
      created_at: '2026-11-22T09:00:00.000Z',
      document_hash: sent?.document_hash,
    });
    expect(JSON.parse(answer?.document ?? '')).toEqual(sent?.document);
    expect(await findOffer({ id })).toMatchObject({ state: 'accepted', withdrawal_until: '2026-12-07' });
    const [mail] = await queuedEmails();
    expect(mail).toMatchObject({ to: 'paule@essai.example', attachments: [{ type: 'application/pdf' }] });
    expect(mail?.text).toContain('accord du 21 novembre 2026 (devis papier signé)');
    expect(await db().selectFrom('audit_log').select(['action', 'subject']).execute()).toEqual([
      { action: 'quote.record-acceptance', subject: `quote:${id}` },
    ]);
  });

  it('freezes like an acceptance by the customer, and leaves a copy free', async () => {
    const { id } = await aSentQuote();
    const admin = await asAdmin();
    await recordAcceptance(admin, { id, ...AGREEMENT });
    const acts = [
      changeQuote(admin, { id, address: 'Crest' }),
      changeQuoteStatus(admin, { id, status: 'pending' }),
      deleteQuote(admin, { id }),
      recordAcceptance(admin, { id, ...AGREEMENT }),
    ];
    const answers = await Promise.allSettled(acts);
    expect(answers.map((answer) => answer.status === 'rejected' && answer.reason.status)).toEqual([409, 409, 409, 409]);
    const copy = await duplicateQuote(admin, { id });
    expect(copy).toMatchObject({ stage: 'pending', priceBasis: 'written' });
    expect(await changeQuote(admin, { id: copy.id, address: 'Crest' })).toMatchObject({ address: 'Crest' });
  });

  it('makes the document of a complete quote that was never sent, also without an e-mail address', async () => {
    await aCompany();
    const { id } = await aQuote({ lines: ROOF_LINES, address: '3 rue des Lilas', email: '' });
    await recordAcceptance(await asAdmin(), { id, ...AGREEMENT, accepted_on: '2026-11-18', means: 'oral' });
    const offer = await findOffer({ id });
    expect(offer).toMatchObject({ state: 'accepted', gross: 18_128.44 });
    expect(offer?.document?.facts[0]?.value).toContain('18 novembre 2026');
    expect(await queuedEmails()).toEqual([]);
    expect(await readQuoteTimeline(await asAdmin(), { id })).toMatchObject({ channel: 'office', decision: 'accepted' });
  });

  it('requires a price and every legal mention', async () => {
    const { id } = await aQuote();
    await expect(recordAcceptance(await asAdmin(), { id, ...AGREEMENT })).rejects.toMatchObject({
      status: 422,
      fields: { price: [expect.any(String)], siret: [expect.any(String)] },
    });
  });

  it.each([
    [{ accepted_on: '2026-11-21' }, 'accepted_on', 'futur'],
    [{ accepted_on: '0001-01-01' }, 'accepted_on', 'un mois avant'],
    [{ accepted_on: '2026-10-19' }, 'accepted_on', 'un mois avant'],
    [{ accepted_on: '2026-11-19' }, 'accepted_on', '20 novembre 2026'],
    [{ accepted_on: '2026-02-30' }, 'accepted_on', 'Date attendue'],
    [{ means: 'other' as const }, 'note', 'Précisez'],
  ])('refuses %j', async (change, field, words) => {
    const { id } = await aSentQuote();
    await expect(recordAcceptance(await asAdmin(), { id, ...AGREEMENT, ...change })).rejects.toMatchObject({
      status: 422,
      fields: { [field]: [expect.stringContaining(words)] },
    });
    expect(await selectAnswers()).toEqual([]);
  });

  it('refuses a quote that the customer has answered', async () => {
    const admin = await asAdmin();
    for (const decision of ['accepted', 'rejected'] as const) {
      const { id, token } = await aSentQuote();
      await decideLinkedQuote(asVisitor(), { token, decision, name: 'Paule Rivoire', consent: true });
      await expect(recordAcceptance(admin, { id, ...AGREEMENT })).rejects.toMatchObject({ status: 409 });
    }
  });

  it('allows only the office and existing quotes', async () => {
    await expect(recordAcceptance(asVisitor(), { id: 1, ...AGREEMENT })).rejects.toMatchObject({ status: 401 });
    await expect(recordAcceptance(await asAdmin(), { id: 404, ...AGREEMENT })).rejects.toMatchObject({ status: 404 });
  });
});
