import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type PricedLine, VAT_RATES } from '#src/kernel/priced-lines.ts';
import { countSamples } from '#tests/support/samples.ts';
import { chargesVat, getDefaultRate, getOrderCharge, toCharge, toNetPrice } from './charge.rules.ts';
import { toTotals } from './totals.rules.ts';

const line: PricedLine = {
  label: 'Pose',
  quantity_milli: 2_000,
  unit: 'm²',
  unit_price_cents: 10_000,
  vat_rate: 10,
};
const NOTE = 'TVA non applicable, art. 293 B du CGI';

describe('toCharge', () => {
  it('charges lines at their own rates, without a note', () => {
    expect(toCharge({ label: 'Travaux', lines: [line], net_cents: 1 }, 'standard')).toMatchObject({
      lines: [line],
      totals: { net_cents: 20_000, gross_cents: 22_000 },
      vat_note: '',
    });
  });

  it('charges an amount without lines at 8.5 % overseas, and lines at their own rates', () => {
    const overseas = toCharge({ label: 'Travaux', lines: [], net_cents: 50_000 }, 'overseas');
    expect(overseas).toMatchObject({ totals: { vat_cents: 4_250, gross_cents: 54_250 }, vat_note: '' });
    const reduced = toCharge({ label: '', lines: [{ ...line, vat_rate: 2.1 }], net_cents: null }, 'overseas');
    expect(reduced.totals).toMatchObject({ net_cents: 20_000, vat_cents: 420 });
  });

  it('charges an amount without lines as one line at 20 %', () => {
    expect(toCharge({ label: 'Travaux', lines: [], net_cents: 50_000 }, 'standard')).toMatchObject({
      lines: [{ label: 'Travaux', quantity_milli: 1_000, unit: 'forfait', unit_price_cents: 50_000, vat_rate: 20 }],
      totals: { net_cents: 50_000, vat_cents: 10_000, gross_cents: 60_000 },
    });
  });

  it('charges no tax for an exempt company, and returns the reason', () => {
    for (const lines of [[line], []]) {
      const charge = toCharge({ label: 'Travaux', lines, net_cents: 20_000 }, 'exempt');
      expect(charge.totals).toMatchObject({ net_cents: 20_000, vat_cents: 0, gross_cents: 20_000 });
      expect(charge.lines.map(({ vat_rate }) => vat_rate)).toEqual([0]);
      expect([charge.vat_note, chargesVat(charge)]).toEqual([NOTE, false]);
    }
  });

  it('charges no tax in Guyane and Mayotte, with another reason', () => {
    const charge = toCharge({ label: 'Travaux', lines: [line], net_cents: null }, 'outside');
    expect(charge).toMatchObject({ totals: { gross_cents: 20_000 }, vat_note: 'TVA non applicable, art. 294 du CGI' });
  });

  it('returns an empty charge while there is no price', () => {
    expect(toCharge({ label: '', lines: [], net_cents: null }, 'standard').totals.gross_cents).toBe(0);
  });
});

describe('getOrderCharge', () => {
  const order = { service: 'Couverture', lines: [], budget_cents: 500_000, vat_note: '' };

  it('charges 20 % of the budget while an order has no lines', () => {
    expect(getOrderCharge(order)).toMatchObject({ totals: { gross_cents: 600_000 }, vat_note: '' });
  });

  it('keeps the lines and the note of an order', () => {
    expect(getOrderCharge({ ...order, lines: [line] })).toMatchObject({
      totals: { gross_cents: 22_000 },
      vat_note: '',
    });
    const untaxed = { ...order, lines: [{ ...line, vat_rate: 0 as const }], vat_note: NOTE };
    expect(getOrderCharge(untaxed)).toMatchObject({ totals: { gross_cents: 20_000 }, vat_note: NOTE });
  });
});

describe('getDefaultRate', () => {
  it('follows the setting, and returns zero for an exempt company', () => {
    const settings = (is_vat_exempt: boolean, postal_code = '44000') => ({
      company: { is_vat_exempt, postal_code },
      quotes: { deposit_percent: 30, default_vat_rate: 10 as const },
    });
    expect([getDefaultRate(settings(false, '97400')), getDefaultRate(settings(true, '97400'))]).toEqual([2.1, 0]);
    expect([getDefaultRate(settings(false)), getDefaultRate(settings(true))]).toEqual([10, 0]);
    expect([getDefaultRate(settings(false, '97300')), getDefaultRate(settings(true, '97600'))]).toEqual([0, 0]);
  });
});

describe('toNetPrice', () => {
  it('deducts tax at the line’s rate from a published price', () => {
    expect([toNetPrice(12_000, 20), toNetPrice(11_000, 10), toNetPrice(12_000, 0)]).toEqual([10_000, 10_000, 12_000]);
  });

  it('keeps the published price for a quantity too: 84.5 m² at 45 €', () => {
    const unit_price_cents = toNetPrice(4_500, 10);
    expect(unit_price_cents).toBe(4_090.9091);
    expect(toTotals([{ ...line, quantity_milli: 84_500, unit_price_cents }]).gross_cents).toBe(380_250);
  });

  it('misses no published price by more than the cent that tax on a whole sum cannot reach', () => {
    const cases = fc.record({
      price: fc.integer({ min: 1, max: 100_000 }),
      quantity: fc.integer({ min: 1, max: 1_000 }),
      vat_rate: fc.constantFrom(...VAT_RATES),
    });
    fc.assert(
      fc.property(cases, ({ price, quantity, vat_rate }) => {
        const bought = { ...line, quantity_milli: quantity * 1000, unit_price_cents: toNetPrice(price, vat_rate) };
        const { gross_cents } = toTotals([{ ...bought, vat_rate }]);
        expect(Math.abs(gross_cents - price * quantity)).toBeLessThanOrEqual(1);
      }),
      { numRuns: countSamples(10_000) },
    );
  });
});
