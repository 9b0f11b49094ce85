import { describe, expect, it } from 'vitest';
import { db } from '#src/platform/database/database.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { aPayment } from '../payment.fixture.server.ts';
import { writeReceipt } from './write-receipt.server.ts';

useDatabase();

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
    const { to, text } = JSON.parse(payload);
    expect(to).toBe('paule@essai.example');
    for (const part of [payment.transaction_id, '500', 'Visa', '4242', 'Devis n° 7', 'Mode démonstration']) {
      expect(text.replaceAll(/\s/g, ' ')).toContain(part);
    }
  });

  it('sends nothing without an address', async () => {
    await writeReceipt(await aPayment());
    expect(await db().selectFrom('jobs').selectAll().execute()).toEqual([]);
  });
});
