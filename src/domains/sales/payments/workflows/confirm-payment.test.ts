import { describe, expect, it } from 'vitest';
import { asAdmin, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { issueInvoice } from '#src/domains/sales/invoices/commands/issue-invoice.server.ts';
import { completeCompany } from '#src/domains/sales/invoices/invoice.fixture.server.ts';
import { anOrderRow } from '#src/domains/sales/orders/order.fixture.server.ts';
import { aQuote, ROOF_LINES } from '#src/domains/sales/quotes/quote.fixture.server.ts';
import { openGateway } from '#src/platform/payment/gateway.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { useDemoPayments } from '#tests/support/demo-payments.ts';
import { readContract } from '../contract-account.queries.server.ts';
import { aPayment } from '../payment.fixture.server.ts';
import { confirmPayment } from './confirm-payment.server.ts';

useDatabase();
useDemoPayments();

const OPEN = { provider_ref: 'sandbox_1', provider_status: 'open', payment_method: 'visa' };
const open = () => aPayment(OPEN);

describe('confirmPayment', () => {
  it.each([
    [true, 'completed'],
    [false, 'failed'],
  ])('settles with the answer %s as %s, and ignores a second answer', async (accepted, status) => {
    const { transaction_id: transactionId } = await open();
    expect((await confirmPayment(asVisitor(), { transactionId, accepted })).status).toBe(status);
    expect((await confirmPayment(asVisitor(), { transactionId, accepted: !accepted })).status).toBe(status);
  });

  it('blocks the final invoice while it is open, and is deducted once it is settled', async () => {
    await completeCompany();
    const admin = await asAdmin();
    const { id: quote_id } = await aQuote({ lines: ROOF_LINES, status: 'accepted' });
    const { id } = await anOrderRow({ quote_id, lines: ROOF_LINES });
    const sent = { ...OPEN, quote_id, amount_cents: 100_000 };
    const { transaction_id: transactionId } = await aPayment(sent);
    await expect(issueInvoice(admin, { id })).rejects.toThrow(/1\s000,00\s€ est en cours/);
    await confirmPayment(asVisitor(), { transactionId, accepted: true });
    expect((await issueInvoice(admin, { id })).gross).toBe(17_128.44);
  });

  it('blocks no real invoice once the demonstration has ended', async () => {
    await completeCompany();
    const { id: quote_id } = await aQuote({ lines: ROOF_LINES, status: 'accepted' });
    const { id } = await anOrderRow({ quote_id, lines: ROOF_LINES });
    await aPayment({ ...OPEN, quote_id, amount_cents: 100_000 });
    await openGateway({});
    expect((await issueInvoice(await asAdmin(), { id })).gross).toBe(18_128.44);
  });

  it('settles the final invoice when it arrives after it, without a second deposit', async () => {
    await completeCompany();
    const admin = await asAdmin();
    const { id: quote_id } = await aQuote({ lines: ROOF_LINES, status: 'accepted' });
    const { id } = await anOrderRow({ quote_id, lines: ROOF_LINES });
    const invoice = await issueInvoice(admin, { id });
    const { transaction_id: transactionId } = await aPayment({ ...OPEN, quote_id, amount_cents: 100_000 });
    await confirmPayment(asVisitor(), { transactionId, accepted: true });
    const { documents, to_receive } = await readContract(admin, { quoteId: quote_id });
    expect(documents.map(({ kind, paid }) => [kind, paid])).toEqual([['invoice', 1000]]);
    expect([invoice.gross, to_receive]).toEqual([18_128.44, 17_128.44]);
  });

  it('refuses where the gateway asks the customer itself', async () => {
    const { transaction_id: transactionId } = await aPayment({ provider: 'stripe', provider_ref: 'pi_1' });
    await expect(confirmPayment(asVisitor(), { transactionId, accepted: true })).rejects.toMatchObject({
      code: 'conflict',
    });
  });
});
