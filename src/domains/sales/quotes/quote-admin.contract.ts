import { z } from 'zod';
import { PRICE_BASES, QUOTE_LOCKS } from '#src/domains/sales/pricing/price.contract.ts';
import { SentLines } from '#src/domains/sales/pricing/sent-line.contract.ts';
import { Email, Id, Line, listQuery, NAME_MAX, Phone, Text } from '#src/kernel/fields.ts';
import { getPage } from '#src/kernel/pagination.ts';
import { Euros, LineView } from '#src/kernel/priced-lines.ts';
import { QUOTE_STAGES } from './quote.contract.ts';
import { AmendmentParts } from './quote-amendment.contract.ts';
import { NewTerms, QuoteTerms, SentTerms } from './quote-terms.contract.ts';

/** Contract of the back office's quotes: three statuses, three priorities, amounts in euros. */

export const QUOTE_STATUSES = ['pending', 'approved', 'rejected'] as const;
export type QuoteStatus = (typeof QUOTE_STATUSES)[number];
export const QUOTE_PRIORITIES = ['faible', 'normal', 'urgent'] as const;
export type QuotePriority = (typeof QUOTE_PRIORITIES)[number];
export const QUOTE_SORT_KEYS = ['createdAt', 'clientName', 'service', 'montant', 'deadline', 'validUntil'] as const;

const SERVICE_MAX = 200;
const DESCRIPTION_MAX = 5_000;
const ADDRESS_MAX = 300;

const TotalsView = z.object({
  net: z.number(),
  vat: z.array(z.object({ rate: z.number(), net: z.number(), vat: z.number() })),
  gross: z.number(),
});
export type TotalsView = z.infer<typeof TotalsView>;

export const AdminQuote = z.object({
  id: z.int(),
  clientName: z.string(),
  clientEmail: z.string(),
  clientPhone: z.string(),
  service: z.string(),
  description: z.string(),
  address: z.string(),
  /** Text that the customer sees next to the prices. */
  notes: z.string(),
  /** Amount without tax; null until the quote has a price. */
  montant: z.number().nullable(),
  /** Stored lines, as the editor shows them. */
  lines: z.array(LineView),
  /** Lines that the customer is charged; an amount without lines counts as one line. */
  chargedLines: z.array(LineView),
  /** Sums of `chargedLines`. */
  totals: TotalsView.nullable(),
  /** The legal mention when no VAT is charged; empty otherwise. */
  vatNote: z.string(),
  /** Source of the price: signed by the customer, sent, ordered, or only stored. */
  priceBasis: z.enum(PRICE_BASES),
  /** Why the quote no longer changes; null while it does. */
  lock: z.enum(QUOTE_LOCKS).nullable(),
  /** Id of the order created from the quote. */
  order_id: z.int().nullable(),
  /** Number as printed: that of an amendment names its contract. */
  number: z.string(),
  ...AmendmentParts,
  status: z.enum(QUOTE_STATUSES),
  stage: z.enum(QUOTE_STAGES),
  priority: z.enum(QUOTE_PRIORITIES),
  deadline: z.string().nullable(),
  validUntil: z.string().nullable(),
  ...QuoteTerms,
  sentAt: z.string().nullable(),
  approvedAt: z.string().nullable(),
  paid: z.number(),
  /** Amounts still due: deposit, then total. */
  depositDue: z.number(),
  due: z.number(),
  createdAt: z.string(),
  updated_at: z.string(),
});
export type AdminQuote = z.infer<typeof AdminQuote>;
export const AdminQuotePage = getPage(AdminQuote);

const Listed = listQuery([...QUOTE_SORT_KEYS]);
export const QuoteListQuery = z.object({
  ...Listed,
  /** `created_at` is the name that every other list uses. */
  sort_by: z.enum([...QUOTE_SORT_KEYS, 'created_at']).optional(),
  status: z.enum(QUOTE_STATUSES).optional(),
  stage: z.enum(QUOTE_STAGES).optional(),
  priority: z.enum(QUOTE_PRIORITIES).optional(),
});
export type QuoteListQuery = z.infer<typeof QuoteListQuery>;

/** Reads an empty input as null. */
const orNothing = <Value extends z.ZodType>(value: Value, refusal: string) =>
  z.union([z.literal('').transform(() => null), z.null(), value], refusal);
const Day = orNothing(z.iso.date(), 'Date attendue.');

const Fields = {
  clientName: Line(NAME_MAX, 1),
  clientEmail: z.union([z.literal(''), Email], 'Adresse e-mail invalide.'),
  clientPhone: Phone,
  service: Line(SERVICE_MAX, 1),
  description: Text(DESCRIPTION_MAX),
  address: Line(ADDRESS_MAX),
  notes: Text(DESCRIPTION_MAX),
  montant: orNothing(Euros(), 'Montant en euros attendu, avec deux décimales au plus.'),
  lines: SentLines,
  priority: z.enum(QUOTE_PRIORITIES),
  deadline: Day,
  validUntil: Day,
  ...SentTerms,
};

/** Input of a new quote; its validity defaults to the settings. */
export const NewQuote = z.object({
  ...Fields,
  clientEmail: Fields.clientEmail.default(''),
  clientPhone: Fields.clientPhone.default(''),
  description: Fields.description.default(''),
  address: Fields.address.default(''),
  notes: Fields.notes.default(''),
  montant: Fields.montant.default(null),
  lines: Fields.lines.default([]),
  priority: Fields.priority.default('normal'),
  deadline: Fields.deadline.default(null),
  validUntil: Fields.validUntil.default(null),
  ...NewTerms,
  status: z.enum(QUOTE_STATUSES).default('pending'),
});
export type NewQuote = z.infer<typeof NewQuote>;

/** Fields of a quote to change; missing fields stay as they are. */
export const QuoteChange = z
  .object(Fields)
  .partial()
  .extend({
    id: Id,
    status: z.enum(QUOTE_STATUSES).optional(),
    /** Version that the editor read; the change is refused if the quote was saved since then. */
    updated_at: z.string().optional(),
  });
export type QuoteChange = z.infer<typeof QuoteChange>;

export const AdminQuoteKey = z.object({ id: Id });
export const QuoteStatusChange = z
  .object({
    id: Id,
    status: z.enum(QUOTE_STATUSES).optional(),
    stage: z.enum(QUOTE_STAGES).optional(),
    updated_at: z.string().optional(),
  })
  .refine(({ status, stage }) => status !== undefined || stage !== undefined, {
    path: ['status'],
    error: 'Ce champ est obligatoire.',
  });
