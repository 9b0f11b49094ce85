import { z } from 'zod';
import { Deposit, DocumentTotals } from '#src/kernel/priced-document.ts';
import { PricedLine } from '#src/kernel/priced-lines.ts';

/** Lines and sums that a customer is asked for, with the legal mention where no tax is asked. */
export const Charge = z.object({ lines: z.array(PricedLine), totals: DocumentTotals, vat_note: z.string() });
export type Charge = z.infer<typeof Charge>;

/** Where the price of a quote comes from. */
export const PRICE_BASES = ['signed', 'sent', 'ordered', 'written'] as const;
export type PriceBasis = (typeof PRICE_BASES)[number];

/** Why a quote no longer changes: its price alone once it was ordered, else all that its document says. */
export const QUOTE_LOCKS = ['signed', 'withdrawn', 'billed', 'ordered'] as const;
export type QuoteLock = (typeof QUOTE_LOCKS)[number];

/** What a quote costs, from the one source that counts. */
export const QuotePrice = Charge.extend({
  basis: z.enum(PRICE_BASES),
  deposit: Deposit,
  /** What an issued deposit invoice asks for now, in place of the deposit; absent while nothing was invoiced. */
  asked_cents: z.int().optional(),
  /** What issued invoices ask for once the works are billed or the contract has ended: nothing more is owed; absent before. */
  open_cents: z.int().optional(),
});
export type QuotePrice = z.infer<typeof QuotePrice>;
