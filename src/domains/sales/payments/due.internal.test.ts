import { describe, expect, it } from 'vitest';
import { anAccount, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { anInvoice, completeCompany, receiveMoney } from '#src/domains/sales/invoices/invoice.fixture.server.ts';
import { getPercent, toTotals } from '#src/domains/sales/pricing/totals.rules.ts';
import { decideLinkedQuote } from '#src/domains/sales/quotes/commands/decide-linked-quote.server.ts';
import { aQuote, ROOF_LINES } from '#src/domains/sales/quotes/quote.fixture.server.ts';
import { anAgreedQuote, aSentQuote } from '#src/domains/sales/quotes/quote-link.fixture.server.ts';
import type { QuoteRecord } from '#src/domains/sales/quotes/quote-record.contract.ts';
import { saveSettings } from '#src/domains/settings/commands/save-settings.server.ts';
import { freezeClock } from '#src/platform/clock.server.ts';
import { systemContext } from '#src/platform/operation.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { useDemoPayments } from '#tests/support/demo-payments.ts';
import { decideDue, decideTarget, findPayer, openLink } from './due.internal.server.ts';

useDatabase(completeCompany);
useDemoPayments();

const accept = (token: string) =>
  decideLinkedQuote(asVisitor(), { token, decision: 'accepted', name: 'Paule Rivoire', consent: true });

describe('decideDue', () => {
  const NOTHING = { quoteId: null, invoiceId: null, token: null, userId: null, holds: false };

  const gross = toTotals(ROOF_LINES).gross_cents;

  async function getDue(changes: Partial<QuoteRecord>, isOwner = true) {
    const { id: userId } = await anAccount();
    const { id: quoteId } = await anAgreedQuote({ user_id: userId, ...changes });
    if (changes.paid_cents) await receiveMoney({ quote_id: quoteId }, changes.paid_cents);
    return decideDue({ ...NOTHING, quoteId, userId: isOwner ? userId : null, holds: true });
  }

  it('returns the total, or also the deposit while nothing was paid', async () => {
    expect(await getDue({})).toMatchObject({
      gross_cents: gross,
      choices: [
        { kind: 'balance', cents: gross },
        { kind: 'deposit', cents: getPercent(gross, 30) },
      ],
    });
    expect((await getDue({ paid_cents: 100 }))?.choices).toEqual([{ kind: 'balance', cents: gross - 100 }]);
  });

  it.each([
    ['not offered yet', { status: 'contacted' }],
    ['refused', { status: 'rejected' }],
    ['paid', { paid_cents: gross }],
    ['without a price', { lines: [], amount_cents: null }],
    ['run out', { status: 'quoted', valid_until: '2020-01-01' }],
  ] as const)('returns null for a quote that is %s', async (_what, changes) => {
    expect(await getDue({ ...changes } as Partial<QuoteRecord>)).toBeNull();
  });

  it('refuses any payment for seven days after a contract at the customer’s home, and names the date', async () => {
    freezeClock('2026-11-20T08:00:00.000Z');
    const { id, token } = await aSentQuote({ contract_mode: 'home' });
    expect(await accept(token)).toMatchObject({ can_pay: false, no_payment_until: '2026-11-27' });
    freezeClock('2026-11-27T22:59:59.000Z');
    const due = await decideDue({ ...NOTHING, quoteId: id, token });
    expect(due?.refusal).toContain('27 novembre 2026');
    freezeClock('2026-11-27T23:00:00.000Z');
    expect((await decideDue({ ...NOTHING, quoteId: id, token }))?.refusal).toBe('');
    freezeClock();
  });

  it('returns null for any other payer and for a quote that does not exist', async () => {
    expect(await getDue({}, false)).toBeNull();
    expect(await decideDue({ ...NOTHING, quoteId: 404 })).toBeNull();
  });

  it('returns the rest of an invoice; a billed quote is paid on its invoice', async () => {
    const { id: userId } = await anAccount();
    const { id: quoteId } = await aQuote({ user_id: userId, status: 'accepted', amount_cents: 500_000 });
    const { id: invoiceId, number } = await anInvoice({ quote_id: quoteId, user_id: userId });
    const wanted = { ...NOTHING, userId };
    const due = await decideDue({ ...wanted, invoiceId });
    expect(due).toMatchObject({ invoice_id: invoiceId, quote_id: quoteId, number });
    expect(due?.choices).toEqual([{ kind: 'balance', cents: 600_000 }]);
    expect(await decideDue({ ...wanted, quoteId, holds: true })).toEqual(due);
    expect(await decideDue({ ...NOTHING, invoiceId })).toBeNull();
  });

  it('requires the acceptance of an offered quote, and returns null to a person without access', async () => {
    const unaccepted = { status: 409, reason: 'quote_not_accepted' };
    await expect(getDue({ status: 'quoted' })).rejects.toMatchObject(unaccepted);
    expect(await getDue({ status: 'quoted' }, false)).toBeNull();
    const { id, token } = await aSentQuote();
    await expect(decideDue({ ...NOTHING, token })).rejects.toMatchObject(unaccepted);
    await accept(token);
    expect(await decideDue({ ...NOTHING, token })).toMatchObject({ quote_id: id });
  });

  it('opens only the quote that the link’s token belongs to, for any visitor', async () => {
    const { id, token } = await aSentQuote();
    await accept(token);
    const { id: other } = await aQuote({ status: 'accepted', amount_cents: 500_000 });
    expect(await decideDue({ ...NOTHING, token })).toMatchObject({ quote_id: id });
    expect(await decideDue({ ...NOTHING, token, quoteId: id })).toMatchObject({ quote_id: id });
    expect(await decideDue({ ...NOTHING, token, quoteId: other })).toBeNull();
  });
});

describe('decideTarget', () => {
  const system = systemContext('test');

  const WANTED = { quoteId: null, invoiceId: null, serviceId: null, token: null, cardHolder: 'Ada', userId: null };

  const decide = (amountCents: number, changes = {}) => decideTarget({ ...WANTED, amountCents, ...changes });

  it('accepts a free amount from 1 € to 50,000 €', async () => {
    expect(await decide(100)).toMatchObject({ quote_id: null, customer_name: 'Ada', customer_email: '' });
    await decide(5_000_000);
    for (const cents of [99, 5_000_001]) await expect(decide(cents)).rejects.toMatchObject({ status: 422 });
  });

  it('refuses a free amount where the owner has disabled it', async () => {
    await saveSettings(system, { group: 'payments', values: { allow_free_payments: false } });
    await expect(decide(100)).rejects.toMatchObject({ fields: { amount: [expect.stringContaining('libre')] } });
  });

  it.each([{ quoteId: 404 }, { invoiceId: 404 }, { serviceId: 404 }])('refuses %o', async (changes) => {
    await expect(decide(100, changes)).rejects.toMatchObject({ status: 422 });
  });
});

describe('findPayer', () => {
  it('returns the signed-in account, and null without a session', async () => {
    const { id, email } = await anAccount({ name: 'Ada' });
    expect(await findPayer({ userId: id })).toMatchObject({ userId: id, name: 'Ada', email });
    expect(await findPayer({ userId: null })).toBeNull();
    expect(await findPayer({ userId: 404 })).toBeNull();
  });
});

describe('openLink', () => {
  it('opens only the quote of an emailed link', async () => {
    const { id, token } = await aSentQuote();
    expect(await openLink({ token })).toEqual({ quoteId: id, invoiceId: null });
    for (const unknown of ['x', null]) {
      expect(await openLink({ token: unknown })).toEqual({ quoteId: null, invoiceId: null });
    }
  });
});
