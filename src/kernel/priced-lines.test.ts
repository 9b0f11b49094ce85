import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { AMOUNT_MAX, Euros, lineNetCents, type PricedLine } from './priced-lines.ts';

const toLine = (quantity_milli: number, unit_price_cents: number, vat_rate: PricedLine['vat_rate']): PricedLine => ({
  label: 'Ardoise',
  quantity_milli,
  unit: 'm²',
  unit_price_cents,
  vat_rate,
});

describe('Euros', () => {
  test.each([
    [5000, 500_000],
    ['5000,00', 500_000],
    ['5 000,5', 500_050],
    ['12.30 €', 1_230],
    [0.1 + 0.2, undefined],
    [19.99, 1_999],
    [-5, undefined],
    [0.001, undefined],
    ['1e3', undefined],
    [1e12, undefined],
    [Number.NaN, undefined],
    ['', undefined],
    ['12,3,4', undefined],
  ])('parses %j as %j cents', (sent, cents) => {
    expect(Euros().safeParse(sent).data).toBe(cents);
  });

  it('accepts the maximum amount and refuses more', () => {
    expect(Euros().safeParse(999_999_999.99).data).toBe(AMOUNT_MAX);
    expect(Euros().safeParse('1000000000').success).toBe(false);
  });

  it('keeps any amount unchanged after JSON serialisation', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: AMOUNT_MAX }), (cents) => {
        expect(Euros().parse(JSON.parse(JSON.stringify(cents / 100)))).toBe(cents);
      }),
    );
  });
});

describe('priced line', () => {
  it('rounds half up, and negative amounts symmetrically', () => {
    expect(lineNetCents(toLine(500, 1, 20))).toBe(1);
    expect(lineNetCents(toLine(500, -1, 20))).toBe(-1);
    expect(lineNetCents(toLine(333, 100, 20))).toBe(33);
  });

  it('computes the largest amounts exactly', () => {
    expect(lineNetCents(toLine(1_000_000_000, 99_999_999_999, 20))).toBe(99_999_999_999_000_000);
  });
});
