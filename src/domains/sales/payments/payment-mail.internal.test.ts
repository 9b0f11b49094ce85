import { describe, expect, it } from 'vitest';
import { db } from '#src/platform/database/database.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { useDemoPayments } from '#tests/support/demo-payments.ts';
import { queuedEmails, readEmail } from '#tests/support/emails.ts';
import { aPayment } from './payment.fixture.server.ts';
import { writeCancelledRefund, writeReceipt, writeRefund } from './payment-mail.internal.server.ts';

useDatabase();
useDemoPayments();

describe('writeReceipt', () => {
  it('contains amount, number, card and quote, and states that nothing was debited', async () => {
    const payment = await aPayment({
      quote_id: 7,
      customer_email: 'paule@essai.example',
      payment_method: 'visa',
      last_four: '4242',
      status: 'completed',
    });
    await writeReceipt(payment);
    const { payload } = await db().selectFrom('jobs').select('payload').executeTakeFirstOrThrow();
    const { to, text } = readEmail(payload);
    expect(to).toBe('paule@essai.example');
    for (const part of [payment.transaction_id, '500', 'Visa', '4242', 'Devis D000007', 'Mode démonstration']) {
      expect(text.replaceAll(/\s/g, ' ')).toContain(part);
    }
  });

  it('sends nothing without an address', async () => {
    await writeReceipt(await aPayment());
    expect(await db().selectFrom('jobs').selectAll().execute()).toEqual([]);
  });
});

describe('writeRefund', () => {
  it('sends the notice with its number, and later that the refund did not take place', async () => {
    const payment = await aPayment({ customer_email: 'paule@essai.example', status: 'completed' });
    await writeRefund(payment, 1_250, { means: 'transfer', reference: '', received_on: '2026-11-20' });
    await writeCancelledRefund(payment, 1_250);
    expect((await queuedEmails()).map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/12,50\s€ vous ont été remboursés/),
      expect.stringMatching(/remboursement de 12,50\s€ annulé/),
    ]);
  });
});
