import { describe, expect, it } from 'vitest';
import type { PricedLine } from '#src/kernel/priced-lines.ts';
import { deductDeposits, getDepositBill, reverseAmounts, reversePrices } from './bill.rules.ts';
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

describe('reversePrices', () => {
  it('negates every amount, without a negative zero', () => {
    const { lines, totals } = toFixedCharge([lineAt(100, 20), lineAt(0, 0)], '');
    const priced = { lines, totals, settled: [{ label: 'Acompte', cents: 36 }], due: { label: 'Reste', cents: 84 } };
    const reversed = reversePrices(priced);
    expect(reversed.totals).toMatchObject({ net_cents: -100, vat_cents: -20, gross_cents: -120 });
    expect(reversed.lines.map(({ unit_price_cents }) => unit_price_cents)).toEqual([-100, 0]);
    expect([reversed.settled[0]?.cents, reversed.due?.cents]).toEqual([-36, -84]);
    expect(reverseAmounts({ net_cents: 0, vat_cents: 0, gross_cents: 0 })).toEqual({
      net_cents: 0,
      vat_cents: 0,
      gross_cents: 0,
    });
  });
});
