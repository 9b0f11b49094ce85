import { describe, expect, it } from 'vitest';
import { asAdmin } from '#src/domains/accounts/users/user.fixture.server.ts';
import { issueInvoice } from '#src/domains/sales/invoices/commands/issue-invoice.server.ts';
import { completeCompany } from '#src/domains/sales/invoices/invoice.fixture.server.ts';
import { anOrderRow } from '#src/domains/sales/orders/order.fixture.server.ts';
import { aQuote, ROOF_LINES } from '#src/domains/sales/quotes/quote.fixture.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { recordReceipt } from './commands/record-receipt.server.ts';
import { readContract } from './contract-account.queries.server.ts';
import { selectPayment } from './payment.store.server.ts';
import { bookRefund } from './refund.internal.server.ts';

useDatabase(completeCompany);

/** Returns a payment whose deposit a final invoice deducts. */
async function aDeductedDeposit() {
  const admin = await asAdmin();
  const { id: quoteId } = await aQuote({ lines: ROOF_LINES, status: 'accepted' });
  const { id } = await recordReceipt(admin, { quoteId, means: 'cheque', amount: 1000, received_on: '2026-11-20' });
  const { id: orderId } = await anOrderRow({ quote_id: quoteId, lines: ROOF_LINES });
  const before = await selectPayment(id);
  if (before === undefined) throw new Error('no payment');
  await issueInvoice(admin, { id: orderId });
  return { admin, quoteId, before, after: { ...before, refunded_cents: 40_000 } };
}

describe('bookRefund', () => {
  const cause = { reason: 'Geste commercial', actorId: null };

  it('credits the invoice of the works before the deposit that it deducts', async () => {
    const { admin, quoteId, before, after } = await aDeductedDeposit();
    await bookRefund({ before, after, cause, credits: true });
    const { documents, ...sums } = await readContract(admin, { quoteId });
    expect(sums).toMatchObject({ refunded: 400, credited: 400, due: 17_128.44 });
    expect(documents.at(-1)).toMatchObject({ kind: 'credit', credits: documents[1]?.number, gross: -400 });
  });

  it('opens the deposit again without a credit note', async () => {
    const { admin, quoteId, before, after } = await aDeductedDeposit();
    await bookRefund({ before, after, cause, credits: false });
    expect(await readContract(admin, { quoteId })).toMatchObject({ refunded: 400, credited: 0, due: 17_528.44 });
  });
});
