import { z } from 'zod';

/** Source of the file of a refund notice in a queued mail. */
export const REFUND_NOTICE_FILE = 'refund-notice';

/** Money that was given back, as its notice says it. */
export const Refund = z.object({
  payment_id: z.int(),
  /** Civil day. */
  refunded_on: z.string(),
  amount_cents: z.int().min(1),
  /** Means as displayed: "virement". */
  means: z.string(),
  /** Number of the payment that is refunded. */
  payment: z.string(),
  /** Quote or invoice that the payment was for, with its printed number; empty for a free payment. */
  subject: z.string(),
  client_name: z.string(),
  client_email: z.string(),
});
export type Refund = z.infer<typeof Refund>;
