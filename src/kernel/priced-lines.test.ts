import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { AMOUNT_MAX, Euros, lineNetCents, PricedLine, SentLine, toLineView } from './priced-lines.ts';

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
  it('parses euros and stores integers', () => {
    const sent = { label: ' Pose ', quantity: '12,5', unit: 'm²', unit_price: '48,90', vat_rate: '5,5' };
    const line = SentLine.parse(sent);
    expect(line).toEqual({ label: 'Pose', quantity_milli: 12_500, unit: 'm²', unit_price_cents: 4_890, vat_rate: 5.5 });
    expect(toLineView(line)).toMatchObject({ quantity: 12.5, unit_price: 48.9, net: 611.25 });
  });

  it.each([{ label: '' }, { quantity: -1 }, { quantity: '1,0001' }, { vat_rate: 19.6 }, { unit_price: '1e3' }])(
    'refuses %j',
    (wrong) => {
      const good = { label: 'Pose', quantity: 1, unit: '', unit_price: 10, vat_rate: 10 };
      expect(SentLine.safeParse({ ...good, ...wrong }).success).toBe(false);
    },
  );

  it('rounds half up, and negative amounts symmetrically', () => {
    expect(lineNetCents(toLine(500, 1, 20))).toBe(1);
    expect(lineNetCents(toLine(500, -1, 20))).toBe(-1);
    expect(lineNetCents(toLine(333, 100, 20))).toBe(33);
  });

  it('computes the largest amounts exactly', () => {
    expect(lineNetCents(toLine(1_000_000_000, 99_999_999_999, 20))).toBe(99_999_999_999_000_000);
  });
});

describe('unit price of a published price', () => {
  const send = (unit_price: number | string, vat_rate = 10) =>
    SentLine.safeParse({ label: 'Tuiles', quantity: 84.5, unit: 'm²', unit_price, vat_rate });

  it('keeps six decimals, and returns them as they came', () => {
    const { data } = send('40,909091');
    expect(data?.unit_price_cents).toBe(4_090.9091);
    expect(data && PricedLine.parse(data)).toEqual(data);
    expect(data && toLineView(data)).toMatchObject({ unit_price: 40.909091, net: 3_456.82 });
    expect(send(40.909091).data).toEqual(data);
  });

  it('refuses more than two decimals where they are no whole price with tax', () => {
    for (const [price, rate] of [
      [1.234, 20],
      ['40,909092', 10],
      [40.909091, 20],
      [1.005, 0],
    ] as const) {
      expect([price, send(price, rate).error?.issues[0]?.path]).toEqual([price, ['unit_price']]);
    }
  });
});
