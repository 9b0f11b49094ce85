import { describe, expect, it } from 'vitest';
import { PricedLine, toLineView } from '#src/kernel/priced-lines.ts';
import { SentLine } from './sent-line.contract.ts';

describe('sent line', () => {
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
