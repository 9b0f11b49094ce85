import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { asAdmin, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { completeCompany } from '#src/domains/sales/invoices/invoice.fixture.server.ts';
import { verifyLedger } from '#src/domains/sales/ledger/ledger.internal.server.ts';
import { aQuote, ROOF_LINES } from '#src/domains/sales/quotes/quote.fixture.server.ts';
import { freezeClock } from '#src/platform/clock.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { queuedEmails } from '#tests/support/emails.ts';
import { readContract } from '../contract-account.queries.server.ts';
import { aPayment } from '../payment.fixture.server.ts';
import { readPaymentEntries } from '../payment.queries.server.ts';
import { recordReceipt } from './record-receipt.server.ts';
import { recordRefund } from './record-refund.server.ts';
import { reverseReceipt } from './reverse-receipt.server.ts';
import { reverseRefund } from './reverse-refund.server.ts';

useDatabase();
beforeEach(() => freezeClock('2026-11-25T10:00:00Z'));
afterEach(() => freezeClock());

const REASON = 'Montant mal saisi.';

/** Returns a receipt of 500 € of which these amounts were given back. */
async function aRefunded(...amounts: number[]) {
  await completeCompany();
  const admin = await asAdmin();
  const { id: quoteId } = await aQuote({ lines: ROOF_LINES, status: 'accepted' });
  const receipt = { means: 'cheque', amount: 500, received_on: '2026-11-20', quoteId } as const;
  const { id } = await recordReceipt(admin, receipt);
  for (const amount of amounts) await recordRefund(admin, { id, amount, means: 'transfer', refunded_on: '2026-11-25' });
  return { admin, id, quoteId };
}

describe('reverseRefund', () => {
  it('cancels the last refund by a counter-entry, then the one before, and informs the customer', async () => {
    const { admin, id, quoteId } = await aRefunded(125, 12.5);
    expect(await reverseRefund(admin, { id, reason: REASON, refunded: 137.5 })).toMatchObject({ refunded: 125 });
    expect(await reverseRefund(admin, { id, reason: REASON })).toMatchObject({ refunded: 0, status: 'completed' });
    expect((await readPaymentEntries(admin, { id })).map(({ kind, amount }) => [kind, amount])).toEqual([
      ['receipt', 500],
      ['refund', -125],
      ['refund', -12.5],
      ['reversal', 12.5],
      ['reversal', 125],
    ]);
    expect(await readContract(admin, { quoteId })).toMatchObject({ received: 500, refunded: 0 });
    const subjects = (await queuedEmails()).map(({ subject }) => subject);
    expect(subjects).toContainEqual(expect.stringMatching(/remboursement de 12,50\s€ annulé/));
    await expect(reverseRefund(admin, { id, reason: REASON })).rejects.toMatchObject({ code: 'conflict' });
    expect((await verifyLedger()).fault).toBeUndefined();
  });

  it('makes a wholly refunded receipt count again, with a deposit invoice of its own', async () => {
    const { admin, id, quoteId } = await aRefunded(500);
    expect(await reverseRefund(admin, { id, reason: REASON })).toMatchObject({ refunded: 0, status: 'completed' });
    const { documents, received, invoiced, credited } = await readContract(admin, { quoteId });
    expect([received, invoiced - credited]).toEqual([500, 500]);
    expect(documents.map(({ kind }) => kind)).toEqual(['deposit', 'credit', 'deposit']);
  });

  it('cancels the refund of a receipt that was reversed since', async () => {
    const { admin, id, quoteId } = await aRefunded(12.5);
    await reverseReceipt(admin, { id, reason: 'Chèque sans provision' });
    expect(await reverseRefund(admin, { id, reason: REASON })).toMatchObject({ refunded: 0, status: 'failed' });
    expect(await readContract(admin, { quoteId })).toMatchObject({ received: 0, refunded: 0 });
    expect((await verifyLedger()).fault).toBeUndefined();
  });

  it('refuses what was never refunded, a stale editor, a blank reason, an unknown payment and a visitor', async () => {
    const { admin, id } = await aRefunded(10);
    await expect(reverseRefund(admin, { id, reason: REASON, refunded: 9 })).rejects.toMatchObject({ code: 'conflict' });
    await expect(reverseRefund(admin, { id, reason: ' ' })).rejects.toMatchObject({ code: 'invalid' });
    const other = await aPayment({ status: 'completed' });
    await expect(reverseRefund(admin, { id: other.id, reason: REASON })).rejects.toMatchObject({ code: 'conflict' });
    await expect(reverseRefund(admin, { id: 99, reason: REASON })).rejects.toMatchObject({ code: 'not-found' });
    await expect(reverseRefund(asVisitor(), { id, reason: REASON })).rejects.toMatchObject({ status: 401 });
  });
});
