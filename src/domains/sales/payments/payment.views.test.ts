import { describe, expect, it } from 'vitest';
import { askedFrom, expiryYears, isBound, MONTHS } from './payment.views.ts';

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

  it('returns twelve months, this year and ten more', () => {
    expect([MONTHS[0], MONTHS.length]).toEqual(['01', 12]);
    expect([expiryYears('2026-11-21')[0], expiryYears('2026-11-21').at(-1)]).toEqual(['2026', '2036']);
  });
});
