import { z } from 'zod';
import { DUE_KINDS, PAYMENT_PROVIDERS, PAYMENT_STATUSES } from './payment.contract.ts';

/** Refund that the office asked of the gateway; amounts in cents. */
export const RefundRequest = z.object({
  /** What was refunded before it. */
  from_cents: z.int(),
  amount_cents: z.int(),
  reason: z.string(),
  /** Whether a credit note follows. */
  credits: z.boolean(),
  actor_id: z.int().nullable(),
});
export type RefundRequest = z.infer<typeof RefundRequest>;

/** Payment as the payments domain stores it; amounts in cents. */
export const PaymentRecord = z.object({
  id: z.int(),
  transaction_id: z.string(),
  provider: z.enum(PAYMENT_PROVIDERS),
  provider_ref: z.string().nullable(),
  /** Status at the gateway, whatever status the office has set; empty before its first answer. */
  provider_status: z.string(),
  quote_id: z.int().nullable(),
  /** Order without a quote on which the office received it; null on an invoice. */
  order_id: z.int().nullable(),
  invoice_id: z.int().nullable(),
  service_id: z.int().nullable(),
  service_title: z.string(),
  user_id: z.int().nullable(),
  customer_name: z.string(),
  customer_email: z.string(),
  amount_cents: z.int(),
  refunded_cents: z.int(),
  /** Brand of the card; the means where the office recorded the receipt. */
  payment_method: z.string(),
  last_four: z.string(),
  /** Number of the cheque or transfer; empty for a card. */
  reference: z.string(),
  /** Bank of a cheque. */
  bank: z.string(),
  /** Civil day of a receipt that the office recorded; empty for a card. */
  received_on: z.string(),
  /** Deposit invoice that was issued for this payment. */
  deposit_invoice_id: z.int().nullable(),
  /** Refund asked of the gateway and not booked yet, as JSON. */
  refund_request: z.string().nullable(),
  status: z.enum(PAYMENT_STATUSES),
  failure: z.string(),
  request_hash: z.string(),
  voided_at: z.string().nullable(),
  completed_at: z.string().nullable(),
  created_at: z.string(),
  updated_at: z.string(),
});
export type PaymentRecord = z.infer<typeof PaymentRecord>;

/** State of a payment as reported by the gateway. */
export const ProviderResult = z.object({
  ref: z.string(),
  status: z.enum(['open', 'processing', 'succeeded', 'failed', 'canceled', 'refunded']),
  receivedCents: z.int(),
  refundedCents: z.int(),
  method: z.string(),
  lastFour: z.string(),
  failure: z.string(),
});

export const Settlement = z.object({ id: z.int(), result: ProviderResult });

/** Target of a new payment, decided by the server. */
export const PaymentTarget = z.object({
  quote_id: z.int().nullable(),
  invoice_id: z.int().nullable(),
  service_id: z.int().nullable(),
  service_title: z.string(),
  customer_name: z.string(),
  customer_email: z.string(),
  /** Paying account, or that of the quote or invoice. */
  user_id: z.int().nullable(),
});
export type PaymentTarget = z.infer<typeof PaymentTarget>;

/** Requested target, by its number, by its emailed link, or both. */
export const WantedDue = z.object({
  quoteId: z.int().nullable(),
  invoiceId: z.int().nullable(),
  token: z.string().nullable(),
  userId: z.int().nullable(),
  holds: z.boolean(),
});

/** Amount due, in cents, and the accepted amounts. */
export const DueOnRecord = z.object({
  quote_id: z.int().nullable(),
  invoice_id: z.int().nullable(),
  number: z.string(),
  service_title: z.string(),
  customer_name: z.string(),
  customer_email: z.string(),
  user_id: z.int().nullable(),
  gross_cents: z.int(),
  /** Whether tax is in it. */
  is_taxed: z.boolean(),
  paid_cents: z.int(),
  choices: z.array(z.object({ kind: z.enum(DUE_KINDS), cents: z.int() })),
  /** Why it cannot be paid online now, as a sentence; empty when it can. */
  refusal: z.string(),
});
export type DueOn = z.infer<typeof DueOnRecord>;

/** Requested payment, before the server has decided on it. */
export const WantedPayment = z.object({
  quoteId: z.int().nullable(),
  invoiceId: z.int().nullable(),
  serviceId: z.int().nullable(),
  /** Token of an emailed link. */
  token: z.string().nullable(),
  cardHolder: z.string(),
  userId: z.int().nullable(),
  amountCents: z.int(),
});
export type WantedPayment = z.infer<typeof WantedPayment>;

export const NewPayment = WantedPayment.extend({
  transactionId: z.string(),
  idempotencyKey: z.string().nullable(),
  requestHash: z.string(),
});
export type NewPayment = z.infer<typeof NewPayment>;
