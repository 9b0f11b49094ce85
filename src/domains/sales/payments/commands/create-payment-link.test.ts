import { afterEach, describe, expect, it } from 'vitest';
import { anAccount, asAccount, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { anInvoice, completeCompany } from '#src/domains/sales/invoices/invoice.fixture.server.ts';
import { anAgreedQuote } from '#src/domains/sales/quotes/quote-link.fixture.server.ts';
import { freezeClock, isoIn } from '#src/platform/clock.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { useDemoPayments } from '#tests/support/demo-payments.ts';
import { readRows } from '#tests/support/rows.ts';
import { TYPED } from '../payment.fixture.server.ts';
import { findUserPayments } from '../payment.internal.server.ts';
import { readDue } from '../payment.queries.server.ts';
import { payByCard } from '../workflows/pay-by-card.server.ts';
import { createPaymentLink } from './create-payment-link.server.ts';

useDatabase(completeCompany);
useDemoPayments();

describe('createPaymentLink', () => {
  afterEach(() => freezeClock());

  async function anOwnQuote() {
    const account = await anAccount();
    const { id } = await anAgreedQuote({ user_id: account.id, lines: [], amount_cents: 100_000 });
    return { account, quoteId: id };
  }

  it('lets a page without a session pay the quote of the account, for a day', async () => {
    const { account, quoteId } = await anOwnQuote();
    const { token: linkToken } = await createPaymentLink(asAccount(account), { quoteId });
    expect(await readDue(asVisitor(), { quoteId, linkToken })).toMatchObject({ total: 1_200 });
    const { receipt } = await payByCard(asVisitor(), { ...TYPED, quoteId, linkToken, amount: 360 } as never);
    expect(receipt).toMatchObject({ status: 'completed', quote_id: quoteId });
    expect(await readRows(findUserPayments({ userId: account.id }))).toMatchObject([{ quote_id: quoteId }]);
    freezeClock(isoIn(86_400));
    await expect(readDue(asVisitor(), { quoteId, linkToken })).rejects.toMatchObject({ code: 'not-found' });
  });

  it('creates a link that pays an invoice and nothing else', async () => {
    const account = await anAccount();
    const { id: invoiceId } = await anInvoice({ user_id: account.id });
    const { token: linkToken } = await createPaymentLink(asAccount(account), { invoiceId });
    expect(await readDue(asVisitor(), { linkToken })).toMatchObject({ invoice_id: invoiceId });
    const { quoteId } = await anOwnQuote();
    await expect(readDue(asVisitor(), { quoteId, linkToken })).rejects.toMatchObject({ code: 'not-found' });
  });

  it('refuses another customer’s quote with the sentence for an unknown one', async () => {
    const { quoteId } = await anOwnQuote();
    const other = asAccount(await anAccount());
    const refusals = [quoteId, 404].map((id) =>
      createPaymentLink(other, { quoteId: id }).catch((error) => error.message),
    );
    const [foreign, unknown] = await Promise.all(refusals);
    expect(foreign).toBe(unknown);
    expect(foreign).toContain('Ouvrez le lien personnel reçu par e-mail');
  });

  it('leads an anonymous caller with the number of a quote alone to its link', async () => {
    const { quoteId } = await anOwnQuote();
    const paying = payByCard(asVisitor(), { ...TYPED, quoteId, amount: 360 } as never);
    await expect(paying).rejects.toMatchObject({
      code: 'invalid',
      fields: { amount: [expect.stringContaining('Ouvrez le lien personnel reçu par e-mail')] },
    });
  });
});
