import { describe, expect, it, test } from 'vitest';
import { euros, formatAmount, formatMoney } from './money.ts';

describe('money', () => {
  test.each([
    [0, '0 €'],
    [90, '0,90 €'],
    [9_000, '90 €'],
    [10_440, '104,40 €'],
    [123_456_789, '1 234 567,89 €'],
  ])('formats %i cents as %s', (cents, text) => {
    expect(euros(cents).replace(/\s/g, ' ')).toBe(text);
  });

  it.each([
    ['document', '25 050,00 €'],
    ['card', '25 050 €'],
  ] as const)('writes an amount of a %s as %s', (place, text) => {
    expect(formatAmount(25_050, place).replace(/\s/g, ' ')).toBe(text);
  });

  test.each([
    [999_999, '9 999,99 €'],
    [1_000_000, '10 000 €'],
    [4_265_050, '42 651 €'],
  ])('formats the figure of %i cents as %s', (cents, text) => {
    expect(formatMoney(cents, 'figure').replace(/\s/g, ' ')).toBe(text);
  });
});
