import type { Totals } from '#src/kernel/priced-document.ts';
import { chargesVat } from './charge.rules.ts';
import type { Charge } from './price.contract.ts';
import { getShares, netOfGross, type RateShare, totalsOfAmount } from './totals.rules.ts';

/** Net, tax and gross of an issued document, in cents. */
export interface BilledAmounts {
  net_cents: number;
  vat_cents: number;
  gross_cents: number;
}

/** Received deposit, split over the tax rates of its document. */
export interface DepositBill {
  shares: RateShare[];
  totals: Totals;
}

/** Splits a received deposit over the rates of its quote; without a price it is taxed as the quote would be. */
export function getDepositBill(charge: Pick<Charge, 'totals' | 'vat_note'>, receivedCents: number): DepositBill {
  const { totals: works } = charge;
  const base = works.gross_cents > 0 ? works : totalsOfAmount(receivedCents, chargesVat(charge) ? 20 : 0);
  const shares = getShares(base, receivedCents);
  return { shares, totals: sumShares(shares) };
}

/** Returns the rest of a total after the deposits that were billed before. */
export function deductDeposits(totals: BilledAmounts, deposits: readonly BilledAmounts[]): BilledAmounts {
  const rest = (column: keyof BilledAmounts): number =>
    deposits.reduce((sum, deposit) => sum - deposit[column], totals[column]);
  return { net_cents: rest('net_cents'), vat_cents: rest('vat_cents'), gross_cents: rest('gross_cents') };
}

/** Negates an amount, without a negative zero. */
const negate = (cents: number): number => (cents === 0 ? 0 : -cents);

export const reverseAmounts = ({ net_cents, vat_cents, gross_cents }: BilledAmounts): BilledAmounts => ({
  net_cents: negate(net_cents),
  vat_cents: negate(vat_cents),
  gross_cents: negate(gross_cents),
});

/** Net and tax at each rate of a document. */
type Rates = Totals['vat'];

/** Returns what is left at each rate after other documents; rates of which nothing is left are left out. */
export function subtractRates(whole: Rates, taken: readonly Rates[]): RateShare[] {
  const rest = new Map(whole.map(({ rate, net_cents, vat_cents }) => [rate, { net_cents, vat_cents }]));
  for (const { rate, net_cents, vat_cents } of taken.flat()) {
    const before = rest.get(rate) ?? { net_cents: 0, vat_cents: 0 };
    rest.set(rate, { net_cents: before.net_cents - net_cents, vat_cents: before.vat_cents - vat_cents });
  }
  return [...rest]
    .map(([rate, left]) => ({ rate: rate as RateShare['rate'], ...left }))
    .filter(({ net_cents, vat_cents }) => net_cents !== 0 || vat_cents !== 0)
    .toSorted((one, other) => other.rate - one.rate);
}

const sumShares = (shares: readonly RateShare[]): Totals => {
  const net_cents = shares.reduce((sum, share) => sum + share.net_cents, 0);
  const vat_cents = shares.reduce((sum, share) => sum + share.vat_cents, 0);
  return { net_cents, vat: [...shares], vat_cents, gross_cents: net_cents + vat_cents };
};

const isPositive = (shares: readonly RateShare[]): boolean =>
  shares.every(({ net_cents, vat_cents }) => net_cents >= 0 && vat_cents >= 0);

/** Splits an amount with tax over what is left at each rate: the largest takes the rest, none more than its own. */
function takePart(left: readonly RateShare[], cents: number): RateShare[] {
  const gross = ({ net_cents, vat_cents }: RateShare): number => net_cents + vat_cents;
  let [rest, whole] = [cents, left.reduce((sum, share) => sum + gross(share), 0)];
  const shares = left
    .filter((share) => gross(share) > 0)
    .toSorted((one, other) => gross(one) - gross(other))
    .map((share): RateShare => {
      const part = Number((BigInt(rest) * BigInt(gross(share))) / BigInt(whole));
      [rest, whole] = [rest - part, whole - gross(share)];
      const net_cents = Math.max(part - share.vat_cents, Math.min(share.net_cents, netOfGross(part, share.rate)));
      return { rate: share.rate, net_cents, vat_cents: part - net_cents };
    });
  return shares.filter((share) => gross(share) > 0).toSorted((one, other) => other.rate - one.rate);
}

/** What an invoice printed and billed at each rate, and what its earlier credit notes took from it. */
export interface Creditable {
  works: Rates;
  /** The works less the deposits that the invoice deducts. */
  billed: Rates;
  earlier: readonly Rates[];
  /** Gross of what is left. */
  left_cents: number;
}

/** What a credit note takes from an invoice: all that is left of it, or a part; amounts positive. */
export interface CreditBill {
  isWhole: boolean;
  gross_cents: number;
  totals: Totals;
  shares: RateShare[];
  /** Whether the totals are those of the works, from which the deposits are deducted again. */
  deducts: boolean;
}

/**
 * Splits a credit over what is left at each rate, or over the `credited` works where they are known and left. The last
 * one takes the rest of each rate, so that all credit notes together are the invoice to the cent. Where a deposit was
 * billed at a rate that the works no longer have, they are credited less that deposit.
 */
export function getCreditBill(
  { works, billed, earlier, left_cents }: Creditable,
  { gross_cents, credited }: { gross_cents: number; credited?: Totals | undefined },
): CreditBill {
  const isWhole = gross_cents === left_cents;
  const beyond = subtractRates(billed, earlier);
  const isBeyond = isPositive(beyond);
  const left = isBeyond ? beyond : subtractRates(works, earlier);
  const isExact =
    credited?.gross_cents === gross_cents &&
    isPositive(subtractRates(credited.vat, [])) &&
    isPositive(subtractRates(left, [credited.vat]));
  const part = isExact ? subtractRates(credited.vat, []) : takePart(left, gross_cents);
  const shares = isWhole ? left : part;
  return { isWhole, gross_cents, shares, totals: sumShares(shares), deducts: isWhole && !isBeyond };
}
