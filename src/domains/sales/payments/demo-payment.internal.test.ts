import { describe, expect, it } from 'vitest';
import { asAdmin } from '#src/domains/accounts/users/user.fixture.server.ts';
import { completeCompany } from '#src/domains/sales/invoices/invoice.fixture.server.ts';
import { findContractEntries, verifyLedger } from '#src/domains/sales/ledger/ledger.internal.server.ts';
import { aQuote, ROOF_LINES } from '#src/domains/sales/quotes/quote.fixture.server.ts';
import { parisDay } from '#src/kernel/dates.ts';
import { now } from '#src/platform/clock.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { openGateway } from '#src/platform/payment/gateway.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { useDemoPayments } from '#tests/support/demo-payments.ts';
import { recordReceipt } from './commands/record-receipt.server.ts';
import { eraseDemoPayments, findReallyPaid } from './demo-payment.internal.server.ts';

useDatabase();
useDemoPayments();

describe('eraseDemoPayments', () => {
  it('cancels the money of the demonstration by counter-entries, deletes its payments and keeps real ones', async () => {
    await completeCompany();
    const admin = await asAdmin();
    const { id: quoteId } = await aQuote({ lines: ROOF_LINES, status: 'accepted' });
    const receipt = { quoteId, means: 'transfer' as const, received_on: parisDay(now()) };
    const demo = await recordReceipt(admin, { ...receipt, amount: 100 });
    await openGateway({ PAYMENTS: 'off' });
    const real = await recordReceipt(admin, { ...receipt, amount: 200 });
    expect(await eraseDemoPayments({ actorId: null })).toEqual([demo.id]);
    expect(await db().selectFrom('payments').select('id').execute()).toEqual([{ id: real.id }]);
    const entries = await findContractEntries({ quote_id: quoteId });
    expect(entries.map(({ is_demo, kind, amount_cents }) => [is_demo, kind, amount_cents])).toEqual([
      [1, 'receipt', 10_000],
      [0, 'receipt', 20_000],
      [1, 'reversal', -10_000],
    ]);
    expect(await verifyLedger()).toMatchObject({ fault: undefined });
    expect(await findReallyPaid()).toEqual([quoteId]);
  });
});
