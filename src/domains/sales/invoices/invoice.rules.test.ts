import { describe, expect, it, test } from 'vitest';
import { dayAfter, invoiceNumber } from './invoice.rules.ts';

describe('invoice rules', () => {
  it('formats numbers with six digits, more when needed', () => {
    expect(invoiceNumber('F', '2026', 1)).toBe('F-2026-000001');
    expect(invoiceNumber('A', '2026', 1_234_567)).toBe('A-2026-1234567');
  });

  test.each([
    ['2026-11-21', 30, '2026-12-21'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2027-03-27', 2, '2027-03-29'],
  ])('computes for %s and %i days the day %s', (day, days, expected) => {
    expect(dayAfter(day, days)).toBe(expected);
  });
});
