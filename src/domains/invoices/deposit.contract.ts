import { z } from 'zod';
import { PricedLine } from '#src/kernel/priced-lines.ts';

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
    lines: z.array(PricedLine),
    /** Without tax; bears 20 % while there are no lines. */
    amount_cents: z.int().nullable(),
  }),
  /** With tax. */
  amount_cents: z.int().min(1),
  /** How it was paid, as people read it: "carte bancaire Visa •••• 4242". */
  means: z.string(),
});
export type ReceivedDeposit = z.infer<typeof ReceivedDeposit>;
