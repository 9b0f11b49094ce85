import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AMOUNT_MAX, VAT_RATES } from '#src/kernel/priced-lines.ts';
import { getShares } from './shares.rules.ts';
import { toTotals, totalsOfAmount } from './totals.rules.ts';

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
      { numRuns: 2_000 },
    );
  });

  it('returns no shares of a zero total', () => {
    expect(getShares(toTotals([]), 100)).toEqual([]);
  });
});
