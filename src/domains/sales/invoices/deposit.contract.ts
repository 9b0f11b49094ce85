import { z } from 'zod';
import { Charge } from '#src/domains/sales/pricing/price.contract.ts';
import { CUSTOMER_KINDS } from '#src/kernel/priced-document.ts';

/** Deposit received on a contract or asked for, with all data its invoice needs. */
export const ReceivedDeposit = z.object({
  /** Quote, or order without one. */
  contract: z.object({
    quote_id: z.int().nullable(),
    order_id: z.int().nullable(),
    user_id: z.int().nullable(),
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    /** Address of the works. */
    address: z.string(),
    service_type: z.string(),
    customer_kind: z.enum(CUSTOMER_KINDS),
  }),
  /** Amounts the contract charges. */
  charge: Charge.pick({ totals: true, vat_note: true }),
  /** Whether this is a price, which can be zero; without it zero means that there is none yet. */
  isPriced: z.boolean().optional(),
  /** Including tax. */
  amount_cents: z.int().min(1),
  /** How and on which civil day it was received, as displayed: "carte bancaire Visa •••• 4242"; null while it is asked for. */
  received: z.object({ means: z.string(), day: z.string() }).nullable(),
});
export type ReceivedDeposit = z.infer<typeof ReceivedDeposit>;
