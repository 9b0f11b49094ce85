import { z } from 'zod';
import { Id, Line, NAME_MAX } from '#src/kernel/fields.ts';
import { CARD_SEARCH_MAX } from '#src/kernel/payment-card.ts';
import { Euros } from '#src/kernel/priced-lines.ts';

export const PAYMENT_STATUSES = ['pending', 'completed', 'failed', 'refunded'] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

export const PAYMENT_MODES = ['sandbox', 'stripe'] as const;

/** Who took the money: a gateway, or the office by hand. */
export const PAYMENT_PROVIDERS = [...PAYMENT_MODES, 'office'] as const;

/** Code of the refusal for a quote that its customer has not accepted yet. */
export const UNACCEPTED = 'quote_not_accepted';

/** Minimum of a payment without a quote or an invoice, in cents. */
export const FREE_LEAST = 100;
export const FREE_MOST = 5_000_000;

const TRANSACTION_MAX = 60;
const TOKEN_MAX = 200;

export const TransactionKey = z.object({ transactionId: Line(TRANSACTION_MAX, 1) });

/** Target of a payment: a quote, an invoice, or no stored record. */
const Target = {
  serviceId: Id.nullish(),
  quoteId: Id.nullish(),
  invoiceId: Id.nullish(),
  /** Token of a personal link, beside the id or alone. */
  linkToken: Line(TOKEN_MAX, 1).nullish(),
  /** Earlier name of `linkToken`. */
  token: Line(TOKEN_MAX, 1).nullish(),
};

interface Linked {
  linkToken?: string | null | undefined;
  token?: string | null | undefined;
}

/** Returns the token of a request, by either name. */
export const getLinkToken = ({ linkToken, token }: Linked): string | null => linkToken ?? token ?? null;

/** Lifetime of a link token that pays one quote or invoice: one day, in seconds. */
export const PAYMENT_LINK_SECONDS = 86_400;

/** Card fields: read only with the demonstration gateway, and refused with any other. */
export const CARD_FIELDS = ['cardNumber', 'expiryMonth', 'expiryYear', 'cvv'] as const;

/** Text beyond the length searched for card data is refused, so that no card data can hide behind it. */
const Searched = z.unknown().refine((value) => typeof value !== 'string' || value.length <= CARD_SEARCH_MAX, {
  error: `${CARD_SEARCH_MAX} caractères au maximum.`,
});

/** Unknown fields are kept for the search: card data could be hidden in them. */
export const PaymentRequest = z
  .object({ ...Target, cardHolder: Line(NAME_MAX).optional(), amount: Euros(1) })
  .catchall(Searched);
export type PaymentRequest = z.output<typeof PaymentRequest>;

/** Form as sent to the demonstration gateway. */
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
  linkToken: z.string().nullish(),
});

/** Customer's answer to the demonstration's bank confirmation. */
export const Confirmation = TransactionKey.extend({ accepted: z.boolean() });

/** Payment data that the customer may see and print, by its unguessable number. */
export const Receipt = z.object({
  transaction_id: z.string(),
  status: z.enum(PAYMENT_STATUSES),
  status_text: z.string(),
  /** Reason for the failure, as a sentence; empty otherwise. */
  failure: z.string(),
  /** Whether the bank's confirmation waits for the customer here. */
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
  /** True when the same key was sent before: nothing was done again. */
  is_replayed: z.boolean(),
  /** Secret with which the browser confirms at Stripe. */
  client_secret: z.string().nullable(),
});
export type PaymentAnswer = z.infer<typeof PaymentAnswer>;

export const PaymentConfig = z.object({
  /** `off`: nothing is paid online. */
  mode: z.enum(['off', ...PAYMENT_MODES]),
  publishable_key: z.string().nullable(),
  test_cards: z.array(z.object({ number: z.string(), brand: z.string(), outcome: z.string() })),
  free_payments: z.boolean(),
  least: z.number(),
  most: z.number(),
  /** Why nothing can be paid online now, as a sentence; empty when it can. */
  refusal: z.string(),
  /** The company's account, for transfers; empty where the settings lack it. */
  transfer: z.object({ holder: z.string(), iban: z.string(), bic: z.string() }),
});
export type PaymentConfig = z.infer<typeof PaymentConfig>;

export const DueQuery = z.object({
  quoteId: Id.optional(),
  invoiceId: Id.optional(),
  linkToken: Target.linkToken.optional(),
  token: Target.token.optional(),
});

export const DUE_KINDS = ['balance', 'deposit'] as const;
export const Due = z.object({
  quote_id: z.int().nullable(),
  invoice_id: z.int().nullable(),
  number: z.string(),
  service_title: z.string(),
  customer_name: z.string(),
  total: z.number(),
  is_taxed: z.boolean(),
  paid: z.number(),
  /** Accepted amounts, the whole rest first. */
  choices: z.array(z.object({ kind: z.enum(DUE_KINDS), amount: z.number() })),
  /** Why it cannot be paid online now, as a sentence; empty when it can. */
  refusal: z.string(),
});
export type Due = z.infer<typeof Due>;

export const WebhookCall = z.object({ payload: z.string(), signature: z.string() });
