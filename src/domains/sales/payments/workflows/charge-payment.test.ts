import { afterEach, describe, expect, it } from 'vitest';
import { asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { completeCompany } from '#src/domains/sales/invoices/invoice.fixture.server.ts';
import { freezeClock, isoIn } from '#src/platform/clock.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import type { Context } from '#src/platform/operation.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { useDemoPayments } from '#tests/support/demo-payments.ts';
import { chargePayment } from './charge-payment.server.ts';

useDatabase(completeCompany);
useDemoPayments();
describe('chargePayment', () => {
  afterEach(() => freezeClock());

  const context: Context = { ...asVisitor(), actor: { kind: 'system' } };
  const charge = () =>
    chargePayment(context, {
      quoteId: null,
      invoiceId: null,
      serviceId: null,
      token: null,
      cardHolder: 'Ada',
      userId: null,
      amountCents: 1_000,
      transactionId: 'TX-1',
      idempotencyKey: 'k',
      requestHash: 'a',
      cardNumber: '4242424242424242',
    });

  it('stores the payment before calling the gateway, and resumes one left by a dead process', async () => {
    const first = await charge();
    expect(first).toMatchObject({ isReplayed: false, result: { status: 'succeeded' }, payment: { status: 'pending' } });
    await expect(charge()).rejects.toMatchObject({ code: 'conflict' });
    freezeClock(isoIn(3));
    expect(await charge()).toMatchObject({ isReplayed: true, result: { status: 'succeeded' } });
    expect(await db().selectFrom('payments').selectAll().execute()).toHaveLength(1);
  });
});
