import type { Totals } from '#src/kernel/priced-document.ts';
import { chargesVat } from './charge.rules.ts';
import type { Charge } from './price.contract.ts';
import { getShares, type RateShare, totalsOfAmount } from './totals.rules.ts';

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
  const net_cents = shares.reduce((sum, share) => sum + share.net_cents, 0);
  const vat_cents = shares.reduce((sum, share) => sum + share.vat_cents, 0);
  return { shares, totals: { net_cents, vat: [...shares], vat_cents, gross_cents: net_cents + vat_cents } };
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

/** What a credit note takes from an invoice: all that is left of it, or a part; amounts positive. */
export interface CreditBill {
  isWhole: boolean;
  totals: Totals;
  shares: RateShare[];
}

/**
 * Splits a credit over the rates of its invoice, or of the `credited` works where they are known. The last one takes
 * exactly what the earlier ones left of net and tax, so that all credit notes together are the invoice to the cent.
 */
export function getCreditBill(
  works: Totals,
  left: BilledAmounts,
  { gross_cents: grossCents, credited }: { gross_cents: number; credited?: Totals | undefined },
): CreditBill {
  const isWhole = grossCents === left.gross_cents;
  const isExact = credited?.gross_cents === grossCents && credited.vat.every(({ net_cents }) => net_cents >= 0);
  const shares =
    isExact && !isWhole
      ? credited.vat.map((part) => ({ ...part, rate: part.rate as RateShare['rate'] }))
      : getShares(works, grossCents);
  const [largest] = shares.toSorted((one, other) => other.net_cents - one.net_cents);
  if (isWhole && largest !== undefined) {
    const net_cents = shares.reduce((sum, share) => sum + share.net_cents, 0);
    largest.net_cents += left.net_cents - net_cents;
    largest.vat_cents -= left.net_cents - net_cents;
  }
  const net_cents = shares.reduce((sum, share) => sum + share.net_cents, 0);
  const vat_cents = shares.reduce((sum, share) => sum + share.vat_cents, 0);
  return { isWhole, shares, totals: { net_cents, vat: shares, vat_cents, gross_cents: net_cents + vat_cents } };
}
