import { type Totals, totalsOf, totalsOfAmount } from '#src/kernel/priced-lines.ts';
import type { QuoteRecord } from './quote-record.contract.ts';

/** A quote that one may pay on: it has a price the customer has seen. */
export const PAYABLE_STAGES: readonly QuoteRecord['status'][] = ['quoted', 'accepted'];

/** Tax by lines, else at 20 % of the amount (decisions §12); nothing while there is no price. */
export const quoteTotals = ({ lines, amount_cents }: Pick<QuoteRecord, 'lines' | 'amount_cents'>): Totals =>
  lines.length > 0 ? totalsOf(lines) : totalsOfAmount(amount_cents ?? 0);
