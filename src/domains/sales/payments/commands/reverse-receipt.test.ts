import { describe, expect, it } from 'vitest';
import { asAdmin, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { completeCompany } from '#src/domains/sales/invoices/invoice.fixture.server.ts';
import { verifyLedger } from '#src/domains/sales/ledger/ledger.internal.server.ts';
import { aQuote, ROOF_LINES } from '#src/domains/sales/quotes/quote.fixture.server.ts';
import { findQuote } from '#src/domains/sales/quotes/quote.internal.server.ts';
import { parisDay } from '#src/kernel/dates.ts';
import { now } from '#src/platform/clock.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { readContract } from '../contract-account.queries.server.ts';
import { aPayment } from '../payment.fixture.server.ts';
import { countPayments, readPaymentEntries } from '../payment.queries.server.ts';
import { changePaymentStatus } from '../workflows/change-payment-status.server.ts';
import { recordReceipt } from './record-receipt.server.ts';
import { recordRefund } from './record-refund.server.ts';
import { removePayment } from './remove-payment.server.ts';
import { reverseReceipt } from './reverse-receipt.server.ts';

useDatabase();

async function aReceipt() {
  await completeCompany();
  const { id: quoteId } = await aQuote({ lines: ROOF_LINES, status: 'accepted' });
  const sent = { means: 'cheque', received_on: '2026-11-20', quoteId, amount: 500 } as const;
  return { quoteId, ...(await recordReceipt(await asAdmin(), sent)) };
}

describe('reverseReceipt', () => {
  it('cancels a receipt by a counter-entry with its reason, and credits its deposit invoice', async () => {
    const { id, quoteId } = await aReceipt();
    const admin = await asAdmin();
    expect(await reverseReceipt(admin, { id, reason: 'Chèque sans provision' })).toMatchObject({
      status: 'failed',
      failure: 'Cet encaissement a été annulé par une écriture contraire.',
    });
    expect(await readPaymentEntries(admin, { id })).toMatchObject([
      { kind: 'receipt', amount: 500, reason: '' },
      { kind: 'reversal', amount: -500, reason: 'Chèque sans provision' },
    ]);
    const entries = await db().selectFrom('ledger_entries').select(['id', 'reverses_id']).orderBy('seq').execute();
    expect(entries[1]?.reverses_id).toBe(entries[0]?.id);
    expect((await findQuote({ id: quoteId }))?.paid_cents).toBe(0);
    const kinds = await db().selectFrom('invoices').select('kind').orderBy('id').execute();
    expect(kinds.map(({ kind }) => kind)).toEqual(['deposit', 'credit']);
    expect((await verifyLedger()).fault).toBeUndefined();
  });

  it('books the whole receipt when a part of it, or all, was refunded before', async () => {
    const { id, quoteId } = await aReceipt();
    const admin = await asAdmin();
    const refund = { means: 'transfer', refunded_on: parisDay(now()) } as const;
    await recordRefund(admin, { id, amount: 12.5, ...refund });
    await reverseReceipt(admin, { id, reason: 'Chèque sans provision' });
    expect(await readPaymentEntries(admin, { id })).toMatchObject([
      { kind: 'receipt', amount: 500 },
      { kind: 'refund', amount: -12.5 },
      { kind: 'reversal', amount: -500 },
    ]);
    const account = await readContract(admin, { quoteId });
    expect(account).toMatchObject({ received: 0, refunded: 12.5, to_receive: account.contract + 12.5 });
    expect((await countPayments(admin, {})).completed_amount).toBe(-12.5);
    await expect(recordRefund(admin, { id, amount: 1, ...refund })).rejects.toMatchObject({ code: 'conflict' });
    await expect(reverseReceipt(admin, { id, reason: 'Encore' })).rejects.toMatchObject({ code: 'conflict' });

    const sent = { means: 'cheque', received_on: '2026-11-21', quoteId, amount: 300 } as const;
    const whole = await recordReceipt(admin, sent);
    await recordRefund(admin, { id: whole.id, amount: 300, ...refund });
    await reverseReceipt(admin, { id: whole.id, reason: 'Chèque sans provision' });
    expect(await readContract(admin, { quoteId })).toMatchObject({ received: 0, refunded: 312.5 });
    expect((await verifyLedger()).fault).toBeUndefined();
  });

  it('cancels a receipt once, however often and concurrently it is asked', async () => {
    const { id, quoteId } = await aReceipt();
    const admin = await asAdmin();
    const asked = await Promise.allSettled([1, 2, 3].map(() => reverseReceipt(admin, { id, reason: 'Erreur' })));
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await findQuote({ id: quoteId }))?.paid_cents).toBe(0);
  });

  it('refuses a payment by card, a blank reason, an unknown payment and a visitor', async () => {
    const admin = await asAdmin();
    const { id } = await aPayment({ status: 'completed' });
    await expect(reverseReceipt(admin, { id, reason: 'x' })).rejects.toMatchObject({ code: 'conflict' });
    await expect(reverseReceipt(admin, { id, reason: ' ' })).rejects.toMatchObject({
      fields: { reason: ['Indiquez le motif de l’annulation.'] },
    });
    await expect(reverseReceipt(admin, { id: 99, reason: 'x' })).rejects.toMatchObject({ code: 'not-found' });
    await expect(reverseReceipt(asVisitor(), { id, reason: 'x' })).rejects.toMatchObject({ code: 'unauthenticated' });
  });
});

describe('changePaymentStatus, receipt of the office', () => {
  it('refuses another status and a deletion: only a counter-entry cancels it', async () => {
    const { id } = await aReceipt();
    const admin = await asAdmin();
    for (const status of ['pending', 'failed', 'refunded'] as const) {
      await expect(changePaymentStatus(admin, { id, status })).rejects.toThrow(/écriture contraire/);
    }
    await expect(removePayment(admin, { id })).rejects.toThrow(/écriture contraire/);
    await reverseReceipt(admin, { id, reason: 'Erreur de saisie' });
    await expect(removePayment(admin, { id })).rejects.toThrow(/écriture contraire/);
    expect((await verifyLedger()).fault).toBeUndefined();
  });
});
