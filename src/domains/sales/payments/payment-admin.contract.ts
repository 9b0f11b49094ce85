import { z } from 'zod';
import { Flag, Id, listQuery } from '#src/kernel/fields.ts';
import { getPage } from '#src/kernel/pagination.ts';
import { PAYMENT_PROVIDERS, PAYMENT_STATUSES } from './payment.contract.ts';

/** Schemas of the back office's payments; amounts in euros. */

export const PAYMENT_SORT_KEYS = ['created_at', 'amount', 'customer_name', 'status'] as const;

export const Payment = z.object({
  id: z.int(),
  transaction_id: z.string(),
  customer_name: z.string(),
  customer_email: z.string(),
  service_title: z.string(),
  quote_id: z.int().nullable(),
  /** Order without a quote that it settles. */
  order_id: z.int().nullable(),
  invoice_id: z.int().nullable(),
  /** As printed on the invoice; empty without one. */
  invoice_number: z.string(),
  amount: z.number(),
  refunded: z.number(),
  payment_method: z.string(),
  last_four: z.string(),
  /** Number of the cheque or transfer, its bank, and the civil day of a receipt that the office recorded. */
  reference: z.string(),
  bank: z.string(),
  received_on: z.string(),
  status: z.enum(PAYMENT_STATUSES),
  status_text: z.string(),
  failure: z.string(),
  provider: z.enum(PAYMENT_PROVIDERS),
  /** Status at the gateway, whatever status the office has set. */
  provider_status: z.string(),
  is_mismatch: z.boolean(),
  /** Whether the gateway holds money that can be refunded. */
  is_refundable: z.boolean(),
  completed_at: z.string().nullable(),
  created_at: z.string(),
  updated_at: z.string(),
});
export type Payment = z.infer<typeof Payment>;
export const PaymentPage = getPage(Payment);

export const PaymentListQuery = z.object({
  ...listQuery([...PAYMENT_SORT_KEYS]),
  status: z.enum(PAYMENT_STATUSES).optional(),
});
export type PaymentListQuery = z.infer<typeof PaymentListQuery>;

export const PaymentKey = z.object({ id: Id });

export const StatusChange = PaymentKey.extend({
  status: z.enum(PAYMENT_STATUSES),
  /** With `refunded`: whether the gateway really refunds the money. */
  refund: Flag.default(false),
  /** Version the editor loaded; refused when changed since. */
  updated_at: z.string().optional(),
});

export const PaymentStatistics = z.object({
  total: z.int(),
  completed: z.int(),
  pending: z.int(),
  failed: z.int(),
  refunded: z.int(),
  /** Sum of completed payments, in euros. */
  completed_amount: z.number(),
});
export type PaymentStatistics = z.infer<typeof PaymentStatistics>;
