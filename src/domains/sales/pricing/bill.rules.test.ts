import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PricedLine } from '#src/kernel/priced-lines.ts';
import { deductDeposits, getCreditBill, getDepositBill, reverseAmounts } from './bill.rules.ts';
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

describe('getCreditBill', () => {
  const { totals } = toFixedCharge([lineAt(1_311_000, 10), lineAt(120_000, 5.5), lineAt(249_000, 20)], '');

  it('makes parts that together are the invoice, net and tax, to the cent', () => {
    const anyParts = fc.array(fc.integer({ min: 1, max: totals.gross_cents }), { maxLength: 5 });
    fc.assert(
      fc.property(anyParts, (parts) => {
        const left = { ...totals };
        for (const part of [...parts, totals.gross_cents]) {
          const cents = Math.min(part, left.gross_cents);
          if (cents === 0) continue;
          const { totals: credited } = getCreditBill(totals, left, { gross_cents: cents });
          expect(credited.gross_cents).toBe(cents);
          left.net_cents -= credited.net_cents;
          left.vat_cents -= credited.vat_cents;
          left.gross_cents -= credited.gross_cents;
        }
        expect([left.net_cents, left.vat_cents, left.gross_cents]).toEqual([0, 0, 0]);
      }),
    );
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
