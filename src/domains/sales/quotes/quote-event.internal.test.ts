import { describe, expect, it } from 'vitest';
import { asAdmin, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { aWebhook } from '#src/domains/webhooks/webhook.fixture.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { changeQuote } from './commands/change-quote.server.ts';
import { changeQuoteStatus } from './commands/change-quote-status.server.ts';
import { decideLinkedQuote } from './commands/decide-linked-quote.server.ts';
import { aQuote, ROOF_LINES } from './quote.fixture.server.ts';
import { YES } from './quote-amendment.fixture.server.ts';
import { announceApproved, announceSigned } from './quote-event.internal.server.ts';
import { aSentQuote } from './quote-link.fixture.server.ts';

useDatabase();

const sent = async () =>
  (await db().selectFrom('webhook_deliveries').selectAll().orderBy('id').execute()).map(({ payload, ...row }) => ({
    ...row,
    ...JSON.parse(payload),
  }));

describe('announceSigned', () => {
  it('stores one event when the customer accepts by the link, with the signed sums and without the token', async () => {
    await aWebhook();
    const { id, token } = await aSentQuote();
    for (let turn = 0; turn < 2; turn += 1) await decideLinkedQuote(asVisitor(), { token, ...YES });
    const events = await sent();
    expect(events).toMatchObject([{ type: 'quote.accepted', data: { id, accepted_by: 'customer', amends_id: null } }]);
    const { gross, net } = events[0].data;
    expect(gross).toBeGreaterThan(net);
    expect(JSON.stringify(events)).not.toContain(token);
  });

  it('stores no event of a refusal', async () => {
    await aWebhook();
    const { token } = await aSentQuote();
    await decideLinkedQuote(asVisitor(), { token, ...YES, decision: 'rejected' });
    expect(await sent()).toEqual([]);
  });

  it('names the person for an erasure', async () => {
    await aWebhook();
    const totals = { net_cents: 10_000, vat: [], vat_cents: 0, gross_cents: 10_000 };
    const quote = { id: 7, amends_id: 3, name: 'Paule', email: 'Paule@essai.example', user_id: null };
    await announceSigned({ quote, document: { number: 'D-7', totals }, by: 'office', at: '2026-11-20T08:00:00.000Z' });
    expect(await sent()).toMatchObject([
      { person_email: 'paule@essai.example', data: { amends_id: 3, net: 100, gross: 100, accepted_by: 'office' } },
    ]);
  });
});

describe('announceApproved', () => {
  it('stores one event when the office approves a quote, by its status or with a change', async () => {
    await aWebhook();
    const by = await asAdmin();
    const [first, second] = [await aQuote({ lines: ROOF_LINES }), await aQuote({ lines: ROOF_LINES })];
    for (let turn = 0; turn < 2; turn += 1) await changeQuoteStatus(by, { id: first.id, status: 'approved' });
    for (let turn = 0; turn < 2; turn += 1) await changeQuote(by, { id: second.id, status: 'approved' });
    expect((await sent()).map(({ data }) => [data.id, data.accepted_by])).toEqual([
      [first.id, 'office'],
      [second.id, 'office'],
    ]);
  });

  it('takes a quote without a price', async () => {
    await aWebhook();
    const { id } = await aQuote();
    const quote = await changeQuote(await asAdmin(), { id, priority: 'urgent' });
    await announceApproved({ ...quote, totals: null }, null);
    expect(await sent()).toMatchObject([{ data: { id, net: null, gross: null } }]);
  });
});
