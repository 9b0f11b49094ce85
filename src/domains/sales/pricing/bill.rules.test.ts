import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Totals } from '#src/kernel/priced-document.ts';
import type { PricedLine } from '#src/kernel/priced-lines.ts';
import { deductDeposits, getCreditBill, getDepositBill, reverseAmounts, subtractRates } from './bill.rules.ts';
import { toCharge, toFixedCharge } from './charge.rules.ts';

const lineAt = (unit_price_cents: number, vat_rate: PricedLine['vat_rate']): PricedLine => ({
  label: 'Pose',
  quantity_milli: 1_000,
  unit: 'm²',
  unit_price_cents,
  vat_rate,
});

describe('getDepositBill', () => {
  it('splits a deposit over the rates of the signed document', () => {
    const charge = toFixedCharge([lineAt(100_000, 20), lineAt(100_000, 10)], '');
    const { totals, shares } = getDepositBill(charge, 69_000);
    expect(shares.map(({ rate }) => rate)).toEqual([20, 10]);
    expect(totals).toMatchObject({ net_cents: 60_000, vat_cents: 9_000, gross_cents: 69_000 });
  });

  it.each([
    ['20 %', 'standard', 20],
    ['no tax', 'exempt', 0],
  ] as const)('applies %s to a deposit whose price was removed', (_case, regime, rate) => {
    const { shares } = getDepositBill(toCharge({ label: '', lines: [], net_cents: 0 }, regime), 12_000);
    expect(shares.map((share) => share.rate)).toEqual([rate]);
  });
});

describe('deductDeposits', () => {
  it('deducts net, tax and gross of every deposit from the total', () => {
    const deposit = { net_cents: 30, vat_cents: 6, gross_cents: 36 };
    const totals = { net_cents: 100, vat_cents: 20, gross_cents: 120 };
    expect(deductDeposits(totals, [deposit, deposit])).toEqual({ net_cents: 40, vat_cents: 8, gross_cents: 48 });
    expect(deductDeposits(totals, [])).toEqual(totals);
  });
});

describe('subtractRates', () => {
  it('leaves net and tax of each rate, the highest first, and no rate of which nothing is left', () => {
    const [ten, twenty] = [
      { rate: 10, net_cents: 100, vat_cents: 10 },
      { rate: 20, net_cents: 50, vat_cents: 10 },
    ];
    expect(subtractRates([ten, twenty], [])).toEqual([twenty, ten]);
    expect(subtractRates([ten, twenty], [[twenty], [{ ...ten, net_cents: 40, vat_cents: 4 }]])).toEqual([
      { rate: 10, net_cents: 60, vat_cents: 6 },
    ]);
  });
});

describe('getCreditBill', () => {
  const { totals } = toFixedCharge([lineAt(1_311_000, 10), lineAt(120_000, 5.5), lineAt(249_000, 20)], '');
  const whole = (works: Totals, earlier: Totals['vat'][] = []) => {
    const taken = earlier.flat().reduce((sum, { net_cents, vat_cents }) => sum + net_cents + vat_cents, 0);
    return { works: works.vat, billed: works.vat, earlier, left_cents: works.gross_cents - taken };
  };

  it('makes parts that together are the invoice, net and tax at each rate, to the cent', () => {
    const anyLines = fc.array(fc.tuple(fc.integer({ min: 1, max: 30_000 }), fc.constantFrom(0, 5.5, 10, 20)), {
      minLength: 1,
      maxLength: 4,
    });
    const anyParts = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 5 });
    fc.assert(
      fc.property(anyLines, anyParts, (lines, parts) => {
        const works = toFixedCharge(
          lines.map(([cents, rate]) => lineAt(cents, rate as PricedLine['vat_rate'])),
          '',
        ).totals;
        const earlier: Totals['vat'][] = [];
        for (const part of [...parts, 1]) {
          const creditable = whole(works, earlier);
          const gross_cents = Math.round(creditable.left_cents * part);
          if (gross_cents === 0) continue;
          const bill = getCreditBill(creditable, { gross_cents });
          expect([bill.totals.gross_cents, bill.deducts]).toEqual([gross_cents, false]);
          expect(bill.shares.filter((share) => share.net_cents < 0 || share.vat_cents < 0)).toEqual([]);
          expect(bill.shares.filter((share) => share.rate === 0 && share.vat_cents !== 0)).toEqual([]);
          earlier.push(bill.totals.vat);
        }
        expect(subtractRates(works.vat, earlier)).toEqual([]);
      }),
    );
  });

  it('takes the rates of known works as long as they are left', () => {
    const credited = toFixedCharge([lineAt(249_000, 20)], '').totals;
    const wanted = { gross_cents: credited.gross_cents, credited };
    const first = getCreditBill(whole(totals), wanted);
    expect(first.totals).toEqual(credited);
    const again = getCreditBill(whole(totals, [first.totals.vat]), wanted);
    expect(again.shares.map(({ rate }) => rate)).toEqual([10, 5.5]);
  });

  it('credits the works less a deposit that was billed at a rate they no longer have', () => {
    const works = toFixedCharge([lineAt(100_000, 10)], '').totals;
    const deposit = toFixedCharge([lineAt(10_000, 20)], '').totals;
    const left_cents = works.gross_cents - deposit.gross_cents;
    const creditable = { works: works.vat, billed: subtractRates(works.vat, [deposit.vat]), earlier: [], left_cents };
    expect(getCreditBill(creditable, { gross_cents: left_cents })).toMatchObject({
      ...{ isWhole: true, deducts: true, gross_cents: left_cents, totals: works },
    });
    expect(getCreditBill(creditable, { gross_cents: 1_100 })).toMatchObject({
      ...{ isWhole: false, deducts: false, shares: [{ rate: 10, net_cents: 1_000, vat_cents: 100 }] },
    });
  });
});

describe('reverseAmounts', () => {
  it('negates amounts, without a negative zero', () => {
    expect(reverseAmounts({ net_cents: 0, vat_cents: 20, gross_cents: 120 })).toEqual({
      net_cents: 0,
      vat_cents: -20,
      gross_cents: -120,
    });
  });
});
