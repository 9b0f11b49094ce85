import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { AMOUNT_MAX, lineNetCents, type PricedLine, VAT_RATES } from '#src/kernel/priced-lines.ts';
import { countSamples } from '#tests/support/samples.ts';
import { getPercent, getShares, netOfGross, toTotals, totalsOfAmount, vatCents } from './totals.rules.ts';

const toLine = (quantity_milli: number, unit_price_cents: number, vat_rate: PricedLine['vat_rate']): PricedLine => ({
  label: 'Ardoise',
  quantity_milli,
  unit: 'm²',
  unit_price_cents,
  vat_rate,
});

describe('totals rules', () => {
  test.each([
    [1_000, 20, 200],
    [1_000, 5.5, 55],
    [10, 5.5, 1],
    [9, 5.5, 0],
    [-1_000, 10, -100],
  ])('computes the tax on %i cents at %f %% as %i', (net, rate, vat) => {
    expect(vatCents(net, rate)).toBe(vat);
  });

  describe('totals', () => {
    it('adds up by rate, highest first, without unused rates', () => {
      expect(toTotals([toLine(10_000, 4_500, 10), toLine(1_000, 25_000, 20), toLine(2_000, 333, 10)])).toEqual({
        net_cents: 70_666,
        vat: [
          { rate: 20, net_cents: 25_000, vat_cents: 5_000 },
          { rate: 10, net_cents: 45_666, vat_cents: 4_567 },
        ],
        vat_cents: 9_567,
        gross_cents: 80_233,
      });
    });

    it('adds up to the cent in any document', () => {
      const line = fc.record({
        label: fc.constant('x'),
        quantity_milli: fc.integer({ min: 0, max: 5_000_000 }),
        unit: fc.constant('u'),
        unit_price_cents: fc.integer({ min: -500_000, max: 5_000_000 }),
        vat_rate: fc.constantFrom(...VAT_RATES),
      });
      fc.assert(
        fc.property(fc.array(line, { maxLength: 30 }), (lines) => {
          const totals = toTotals(lines);
          expect(totals.net_cents).toBe(lines.reduce((sum, one) => sum + lineNetCents(one), 0));
          expect(totals.vat_cents).toBe(totals.vat.reduce((sum, one) => sum + one.vat_cents, 0));
          expect(totals.gross_cents).toBe(totals.net_cents + totals.vat_cents);
          for (const { rate, net_cents, vat_cents } of totals.vat) {
            expect(Math.abs(vat_cents - (net_cents * rate) / 100)).toBeLessThanOrEqual(0.5 + 1e-6);
          }
          const reversed = toTotals(lines.map((one) => ({ ...one, unit_price_cents: 0 - one.unit_price_cents })));
          expect(reversed.gross_cents + totals.gross_cents).toBe(0);
        }),
        { numRuns: countSamples(10_000) },
      );
    });

    it('applies one rate to an amount without lines', () => {
      expect(totalsOfAmount(250_000)).toMatchObject({ vat_cents: 50_000, gross_cents: 300_000 });
    });
  });

  describe('netOfGross', () => {
    it('splits an amount into net and tax that add up to it, to the cent', () => {
      fc.assert(
        fc.property(fc.integer({ min: 0, max: 10_000_000 }), fc.constantFrom(...VAT_RATES), (gross, rate) => {
          const net = netOfGross(gross, rate);
          expect(Math.abs(net + vatCents(net, rate) - gross)).toBeLessThanOrEqual(1);
        }),
      );
    });
  });

  test.each([
    [100_00, 30, 30_00],
    [99_99, 30, 30_00],
    [1, 50, 1],
  ])('computes for %i cents at %i %% the part %i', (cents, percent, part) => {
    expect(getPercent(cents, percent)).toBe(part);
  });
});

const Line = fc.record({
  label: fc.constant('Ardoise'),
  quantity_milli: fc.integer({ min: 1, max: 1_000_000 }),
  unit: fc.constant('m²'),
  unit_price_cents: fc.integer({ min: 1, max: 1_000_000 }),
  vat_rate: fc.constantFrom(...VAT_RATES),
});

describe('shares rules', () => {
  it('assigns a deposit with one rate to that rate alone', () => {
    expect(getShares(totalsOfAmount(100_000), 36_000)).toEqual([{ rate: 20, net_cents: 30_000, vat_cents: 6_000 }]);
  });

  it('assigns every cent of a deposit to a rate of the document', () => {
    fc.assert(
      fc.property(
        fc.array(Line, { minLength: 1, maxLength: 12 }),
        fc.integer({ min: 1, max: AMOUNT_MAX }),
        (lines, gross) => {
          const totals = toTotals(lines);
          fc.pre(totals.gross_cents > 0);
          const shares = getShares(totals, gross);
          expect(shares.reduce((sum, { net_cents, vat_cents }) => sum + net_cents + vat_cents, 0)).toBe(gross);
          for (const { net_cents, vat_cents } of shares) expect([net_cents >= 0, vat_cents >= 0]).toEqual([true, true]);
        },
      ),
      { numRuns: countSamples(2_000) },
    );
  });

  it('returns no shares of a zero total', () => {
    expect(getShares(toTotals([]), 100)).toEqual([]);
  });
});
