import { z } from 'zod';

/** Document issued for an order, as the order screen needs it; the invoices domain returns more. */
export const BilledInvoice = z.object({
  id: z.int(),
  number: z.string(),
  kind: z.enum(['invoice', 'deposit', 'credit']),
  state: z.enum(['open', 'late', 'paid', 'credited', 'credit']),
  client_email: z.string(),
  gross: z.number(),
  due: z.number(),
  issued_on: z.string(),
  is_demo: z.boolean(),
  /** False for a document of the demonstration outside of it. */
  counts: z.boolean(),
});
export type BilledInvoice = z.infer<typeof BilledInvoice>;
