import { describe, expect, it } from 'vitest';
import { findQuote } from '#src/domains/sales/quotes/operations/find-quote.server.ts';
import { aQuote, ROOF_LINES } from '#src/domains/sales/quotes/quote.fixture.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { aPayment } from '../payment.fixture.server.ts';
import type { PaymentRecord } from '../payment-record.contract.ts';
import { bookPayment } from './book-payment.server.ts';

useDatabase();
const emails = async () => (await db().selectFrom('jobs').select('id').where('kind', '=', 'mail').execute()).length;

describe('bookPayment', () => {
  it('updates the quote’s received amount on every change of the payment', async () => {
    const { id: quote_id } = await aQuote({ lines: ROOF_LINES, status: 'accepted' });
    const paid = async () => (await findQuote({ id: quote_id }))?.paid_cents;
    let payment = await aPayment({ quote_id, customer_email: 'paule@essai.example' });
    const turn = async (change: Partial<PaymentRecord>) => {
      payment = await bookPayment({ before: payment, after: { ...payment, ...change } });
    };
    await turn({ status: 'completed' });
    expect([await paid(), await emails()]).toEqual([50_000, 1]);
    await turn({ refunded_cents: 20_000 });
    expect(await paid()).toBe(30_000);
    await turn({ status: 'pending' });
    expect(await paid()).toBe(0);
    await turn({ status: 'completed' });
    expect([await paid(), await emails()]).toEqual([30_000, 1]);
    await turn({ voided_at: '2026-11-21T20:00:00.000Z' });
    expect(await paid()).toBe(0);
  });
});
