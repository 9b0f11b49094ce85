import { z } from 'zod';
import { Id, Line, NAME_MAX } from '#src/kernel/fields.ts';
import { CARD_SEARCH_MAX } from '#src/kernel/payment-card.ts';
import { Euros } from '#src/kernel/priced-lines.ts';

export const PAYMENT_STATUSES = ['pending', 'completed', 'failed', 'refunded'] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

export const PAYMENT_MODES = ['sandbox', 'stripe'] as const;

/** A payment nobody asked for by a quote or an invoice; cents. */
export const FREE_LEAST = 100;
export const FREE_MOST = 5_000_000;

const TRANSACTION_MAX = 60;
const TOKEN_MAX = 200;

export const TransactionKey = z.object({ transactionId: Line(TRANSACTION_MAX, 1) });

/** What one pays for: a quote, an invoice, or nothing that is stored. */
const Target = {
  serviceId: Id.nullish(),
  quoteId: Id.nullish(),
  invoiceId: Id.nullish(),
  /** Personal link of a quote. */
  token: Line(TOKEN_MAX, 1).nullish(),
};

/** Looked at only where the gateway is the demonstration, and refused where it is not. */
export const CARD_FIELDS = ['cardNumber', 'expiryMonth', 'expiryYear', 'cvv'] as const;

/** Text beyond what is searched for card data is refused, so that none can hide behind it. */
const Searched = z.unknown().refine((value) => typeof value !== 'string' || value.length <= CARD_SEARCH_MAX, {
  error: `${CARD_SEARCH_MAX} caractères au maximum.`,
});

/** Whatever else is sent is looked at too: card data could hide in it. */
export const PaymentRequest = z
  .object({ ...Target, cardHolder: Line(NAME_MAX).optional(), amount: Euros(1) })
  .catchall(Searched);
export type PaymentRequest = z.output<typeof PaymentRequest>;

/** The form as it is sent to the demonstration. */
export const CardPayment = z.object({
  cardNumber: z.string(),
  cardHolder: z.string(),
  expiryMonth: z.string(),
  expiryYear: z.string(),
  cvv: z.string(),
  amount: z.number(),
  serviceId: z.int().nullish(),
  quoteId: z.int().nullish(),
  invoiceId: z.int().nullish(),
  token: z.string().nullish(),
});

/** The demonstration's answer to the bank's question. */
export const Confirmation = TransactionKey.extend({ accepted: z.boolean() });

/** What the customer may see and print of a payment, by its unguessable number. */
export const Receipt = z.object({
  transaction_id: z.string(),
  status: z.enum(PAYMENT_STATUSES),
  status_text: z.string(),
  /** Why it failed, as a sentence; empty otherwise. */
  failure: z.string(),
  /** Whether the bank's question waits for the customer here. */
  asks_confirmation: z.boolean(),
  is_demo: z.boolean(),
  amount: z.number(),
  refunded: z.number(),
  service_title: z.string(),
  quote_id: z.int().nullable(),
  invoice_id: z.int().nullable(),
  customer_name: z.string(),
  payment_method: z.string(),
  last_four: z.string(),
  created_at: z.string(),
  completed_at: z.string().nullable(),
});
export type Receipt = z.infer<typeof Receipt>;

export const PaymentAnswer = z.object({
  receipt: Receipt,
  /** The same key was sent before: nothing was done again. */
  is_replayed: z.boolean(),
  /** With which the browser confirms at Stripe. */
  client_secret: z.string().nullable(),
});
export type PaymentAnswer = z.infer<typeof PaymentAnswer>;

export const PaymentConfig = z.object({
  mode: z.enum(PAYMENT_MODES),
  publishable_key: z.string().nullable(),
  test_cards: z.array(z.object({ number: z.string(), brand: z.string(), outcome: z.string() })),
  free_payments: z.boolean(),
  least: z.number(),
  most: z.number(),
});
export type PaymentConfig = z.infer<typeof PaymentConfig>;

export const DueQuery = z.object({ quoteId: Id.optional(), invoiceId: Id.optional(), token: Target.token.optional() });

export const DUE_KINDS = ['balance', 'deposit'] as const;
export const Due = z.object({
  quote_id: z.int().nullable(),
  invoice_id: z.int().nullable(),
  /** Name of the quote or invoice: its number. */
  number: z.string(),
  service_title: z.string(),
  customer_name: z.string(),
  total: z.number(),
  paid: z.number(),
  /** The amounts that are taken, the whole rest first. */
  choices: z.array(z.object({ kind: z.enum(DUE_KINDS), amount: z.number() })),
});
export type Due = z.infer<typeof Due>;

export const WebhookCall = z.object({ payload: z.string(), signature: z.string() });
