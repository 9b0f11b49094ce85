import { describe, expect, it } from 'vitest';
import { askedFrom, expiryYears, getCharge, isBound, MONTHS } from './payment.views.ts';
import type { PaymentRecord } from './payment-record.contract.ts';

describe('payment form views', () => {
  it('reads the requested payment and ignores invalid numbers', () => {
    expect(askedFrom(new URLSearchParams('quoteId=12&serviceId=x&amount=50'))).toMatchObject({
      quoteId: 12,
      serviceId: undefined,
      amount: '50',
    });
  });

  it.each([
    ['quoteId=1', true],
    ['token=abc', true],
    ['amount=50&serviceId=2', false],
  ])('returns for %s whether the server decides the amount: %s', (query, bound) => {
    expect(isBound(askedFrom(new URLSearchParams(query)))).toBe(bound);
  });

  it.each([
    [{ quote_id: 12, invoice_id: null }, 'Devis D000012'],
    [{ quote_id: 12, invoice_id: 3 }, 'Couverture'],
    [{ quote_id: null, invoice_id: null }, 'Couverture'],
  ])('describes to the gateway a payment of %j as %s', (target, description) => {
    const payment = { ...target, transaction_id: 'TX-1', amount_cents: 50_000, service_title: 'Couverture' };
    expect(getCharge(payment as PaymentRecord)).toMatchObject({
      transactionId: 'TX-1',
      amountCents: 50_000,
      description,
    });
  });

  it('returns twelve months, this year and ten more', () => {
    expect([MONTHS[0], MONTHS.length]).toEqual(['01', 12]);
    expect([expiryYears('2026-11-21')[0], expiryYears('2026-11-21').at(-1)]).toEqual(['2026', '2036']);
  });
});
