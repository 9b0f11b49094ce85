import { z } from 'zod';
import { Email, Id, Line, listQuery, MESSAGE_MAX, NAME_MAX, nullAsEmpty, Phone, Text } from '#src/kernel/fields.ts';
import { getPage } from '#src/kernel/pagination.ts';
import { CUSTOMER_KINDS } from '#src/kernel/priced-document.ts';
import { LineView, PricedLine } from '#src/kernel/priced-lines.ts';

export const ORDER_STATUSES = ['en_attente', 'planifié', 'en_cours', 'terminé', 'annulé'] as const;
export const ORDER_PRIORITIES = ['urgent', 'normal', 'faible'] as const;
export const DEFAULT_STATUS = 'en_attente';
export const DEFAULT_PRIORITY = 'normal';

/** Accepts accents composed or as separate marks; both mean the same word. */
const Word = <const Words extends readonly [string, ...string[]]>(words: Words) =>
  z
    .string()
    .transform((word) => word.normalize('NFC'))
    .pipe(z.enum(words));
export const OrderStatus = Word(ORDER_STATUSES);
export const OrderPriority = Word(ORDER_PRIORITIES);
export type OrderStatus = (typeof ORDER_STATUSES)[number];
export type OrderPriority = (typeof ORDER_PRIORITIES)[number];

const SERVICE_MAX = 200;
const ADDRESS_MAX = 300;
const DURATION_MAX = 120;

/** Order as the back office reads it; budget in euros without tax, deadline `YYYY-MM-DD`. */
export const Order = z.object({
  id: z.int(),
  client_name: z.string(),
  client_email: z.string(),
  client_phone: z.string(),
  /** Late interest and mediation depend on it; an order has that of its quote. */
  customer_kind: z.enum(CUSTOMER_KINDS),
  service: z.string(),
  description: z.string(),
  priority: z.enum(ORDER_PRIORITIES),
  status: z.enum(ORDER_STATUSES),
  budget: z.number(),
  deadline: z.string(),
  address: z.string(),
  estimatedDuration: z.string(),
  /** Day on which the works were completed; null until then, and where it was never recorded. */
  service_date: z.string().nullable(),
  /** Id of the quote this order was created from. */
  quote_id: z.int().nullable(),
  /** Charged lines: those of the quote, or one line of the budget for a direct order. The budget is their sum. */
  lines: z.array(LineView),
  createdAt: z.string(),
  updated_at: z.string(),
});
export type Order = z.infer<typeof Order>;

/** Order for other domains: amounts in cents, lines as integers. */
export const OrderRecord = z.object({
  ...Order.omit({ budget: true, lines: true, estimatedDuration: true, createdAt: true }).shape,
  user_id: z.int().nullable(),
  budget_cents: z.int(),
  lines: z.array(PricedLine),
  /** Reason why the lines bear no tax; empty when they do. */
  vat_note: z.string(),
  estimated_duration: z.string(),
  created_at: z.string(),
});
export type OrderRecord = z.infer<typeof OrderRecord>;

/** Lenient schemas: missing or invalid values are reported by the rules, with their own messages. */
const Sent = {
  client_name: nullAsEmpty(Line(NAME_MAX)),
  client_email: nullAsEmpty(z.union([z.literal(''), Email])),
  client_phone: nullAsEmpty(Phone),
  customer_kind: z.enum(CUSTOMER_KINDS, 'Choisissez particulier ou professionnel.'),
  service: nullAsEmpty(Line(SERVICE_MAX)),
  description: nullAsEmpty(Text(MESSAGE_MAX)),
  budget: z.union([z.number(), z.string().max(30), z.null()]),
  deadline: nullAsEmpty(z.union([z.literal(''), z.iso.date()])),
  address: nullAsEmpty(Line(ADDRESS_MAX)),
  estimatedDuration: nullAsEmpty(Line(DURATION_MAX)),
};

/** Day of completion; it goes with `terminé`, today in Paris when it is omitted. */
const CompletionDay = nullAsEmpty(z.union([z.literal(''), z.iso.date()])).optional();

export const NewOrder = z.object({
  client_name: Sent.client_name.default(''),
  client_email: Sent.client_email.default(''),
  client_phone: Sent.client_phone.default(''),
  customer_kind: Sent.customer_kind.default('consumer'),
  service: Sent.service.default(''),
  description: Sent.description.default(''),
  budget: Sent.budget.default(null),
  /** Deadline; tomorrow when omitted. */
  deadline: Sent.deadline.optional(),
  address: Sent.address.default(''),
  estimatedDuration: Sent.estimatedDuration.default(''),
  priority: OrderPriority.default(DEFAULT_PRIORITY),
  status: OrderStatus.default(DEFAULT_STATUS),
  service_date: CompletionDay,
});
export type NewOrder = z.input<typeof NewOrder>;

export const OrderId = z.object({ id: Id });

/** Changed fields of an order. */
export const OrderChange = z
  .object({ ...Sent, priority: OrderPriority, status: OrderStatus })
  .partial()
  .extend({
    id: Id,
    /** Version the editor loaded; the change is refused when another user has saved since. */
    updated_at: z.string().optional(),
    service_date: CompletionDay,
  });

export const OrderStatusChange = z.object({
  id: Id,
  status: OrderStatus,
  service_date: CompletionDay,
});

export const ORDER_SORT_KEYS = ['created_at', 'deadline', 'budget', 'client_name'] as const;

export const OrderListQuery = z.object({
  ...listQuery([...ORDER_SORT_KEYS]),
  status: OrderStatus.optional(),
  priority: OrderPriority.optional(),
});
export type OrderListQuery = z.infer<typeof OrderListQuery>;

export const OrderPage = getPage(Order);

/** Number of orders in each status and of each priority; `revenue` sums their budgets, in euros, without quotes never offered. */
export const OrderStatistics = z.object({
  total: z.int(),
  en_attente: z.int(),
  planifié: z.int(),
  en_cours: z.int(),
  terminé: z.int(),
  annulé: z.int(),
  urgent: z.int(),
  normal: z.int(),
  faible: z.int(),
  revenue: z.number(),
});
export type OrderStatistics = z.infer<typeof OrderStatistics>;
