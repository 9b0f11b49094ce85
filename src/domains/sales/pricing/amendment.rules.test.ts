import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LINES_MAX, type PricedLine, VAT_RATES } from '#src/kernel/priced-lines.ts';
import { addToContract, getAmendmentCharge, getAmendmentFault } from './amendment.rules.ts';
import { oppositeLines, toFixedCharge } from './charge.rules.ts';

const aLine = (quantity_milli: number, unit_price_cents: number, vat_rate: PricedLine['vat_rate']): PricedLine => ({
  label: 'Pose',
  unit: 'm²',
  quantity_milli,
  unit_price_cents,
  vat_rate,
});
const TILES = aLine(84_500, 11_890, 10);
const CONTRACT = toFixedCharge([TILES, aLine(1_000, 100_000, 20)], '');

const anyLines = fc.array(
  fc
    .tuple(fc.integer({ min: -9_000, max: 90_000 }), fc.integer({ min: 1, max: 99_999 }), fc.constantFrom(...VAT_RATES))
    .map((parts) => aLine(...parts)),
  { minLength: 1, maxLength: 6 },
);

describe('getAmendmentCharge', () => {
  it('adds up with its contract to the total of all lines, at every rate and to the cent', () => {
    fc.assert(
      fc.property(anyLines, anyLines, (signed, added) => {
        const contract = toFixedCharge(signed, '');
        const amendment = getAmendmentCharge(contract, added);
        const { totals } = addToContract(contract, [amendment]);
        expect(totals.gross_cents).toBe(contract.totals.gross_cents + amendment.totals.gross_cents);
        for (const { rate, vat_cents } of totals.vat) {
          const parts = [contract, amendment].flatMap((charge) => charge.totals.vat.filter((one) => one.rate === rate));
          expect(parts.reduce((sum, part) => sum + part.vat_cents, 0)).toBe(vat_cents);
        }
        expect(amendment.totals.net_cents + amendment.totals.vat_cents).toBe(amendment.totals.gross_cents);
      }),
    );
  });

  it('charges no tax under a contract without tax', () => {
    const exempt = toFixedCharge([{ ...TILES, vat_rate: 0 }], 'Sans TVA');
    const { lines, totals, vat_note } = getAmendmentCharge(exempt, [TILES]);
    expect([lines[0]?.vat_rate, totals.vat_cents, vat_note]).toEqual([0, 0, 'Sans TVA']);
  });
});

describe('getAmendmentFault', () => {
  it.each([
    [undefined, oppositeLines([TILES])],
    [undefined, [aLine(-500, 11_890, 10), aLine(2_000, 500, 5.5)]],
    ['absent', [aLine(-84_501, 11_890, 10)]],
    ['absent', [aLine(-1_000, 11_890, 20)]],
    ['absent', [aLine(-500, 11_890, 10), aLine(-84_001, 11_890, 10)]],
    ['negative', [aLine(1_000, -2_000_000, 20)]],
    ['tooLong', Array.from({ length: LINES_MAX - 1 }, () => TILES)],
  ] as const)('returns %s', (fault, lines) => {
    expect(getAmendmentFault(CONTRACT, lines)).toBe(fault);
  });
});
