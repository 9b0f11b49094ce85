import { z } from 'zod';
import { Charge } from '#src/domains/sales/pricing/price.contract.ts';

/** A deposit that was received on a quote, with all that its invoice says. */
export const ReceivedDeposit = z.object({
  quote: z.object({
    id: z.int(),
    user_id: z.int().nullable(),
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    /** Place of the works. */
    address: z.string(),
    service_type: z.string(),
  }),
  /** What the quote charges. */
  charge: Charge.pick({ totals: true, vat_note: true }),
  /** With tax. */
  amount_cents: z.int().min(1),
  /** How it was paid, as people read it: "carte bancaire Visa •••• 4242". */
  means: z.string(),
});
export type ReceivedDeposit = z.infer<typeof ReceivedDeposit>;
