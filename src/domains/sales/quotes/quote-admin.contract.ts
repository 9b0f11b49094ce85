import { z } from 'zod';
import { PRICE_BASES } from '#src/domains/sales/pricing/price.contract.ts';
import { Email, Id, Line, listQuery, NAME_MAX, Phone, Text } from '#src/kernel/fields.ts';
import { pageOf } from '#src/kernel/pagination.ts';
import { Euros, SentLines, ShownLine } from '#src/kernel/priced-lines.ts';
import { QUOTE_STAGES } from './quote.contract.ts';

/** Quotes as the back office reads and writes them: three statuses and three priorities, amounts in euros. */

export const QUOTE_STATUSES = ['pending', 'approved', 'rejected'] as const;
export type QuoteStatus = (typeof QUOTE_STATUSES)[number];
export const QUOTE_PRIORITIES = ['faible', 'normal', 'urgent'] as const;
export type QuotePriority = (typeof QUOTE_PRIORITIES)[number];
export const QUOTE_SORT_KEYS = ['createdAt', 'clientName', 'service', 'montant', 'deadline', 'validUntil'] as const;

const SERVICE_MAX = 200;
const DESCRIPTION_MAX = 5_000;
const ADDRESS_MAX = 300;

const ShownTotals = z.object({
  net: z.number(),
  vat: z.array(z.object({ rate: z.number(), net: z.number(), vat: z.number() })),
  gross: z.number(),
});
export type ShownTotals = z.infer<typeof ShownTotals>;

export const DeskQuote = z.object({
  id: z.int(),
  clientName: z.string(),
  clientEmail: z.string(),
  clientPhone: z.string(),
  service: z.string(),
  description: z.string(),
  address: z.string(),
  /** What the customer reads beside the prices. */
  notes: z.string(),
  /** Without tax; null until there is a price. */
  montant: z.number().nullable(),
  /** As they are written, to be edited. */
  lines: z.array(ShownLine),
  /** As the customer is asked for them; an amount without lines is one line. */
  chargedLines: z.array(ShownLine),
  /** Sums of the charged lines. */
  totals: ShownTotals.nullable(),
  /** The legal mention where no VAT is asked; empty otherwise. */
  vatNote: z.string(),
  /** Where the price comes from: signed by the customer, sent, ordered, or only written. */
  priceBasis: z.enum(PRICE_BASES),
  /** The order that was made of it. */
  order_id: z.int().nullable(),
  status: z.enum(QUOTE_STATUSES),
  stage: z.enum(QUOTE_STAGES),
  priority: z.enum(QUOTE_PRIORITIES),
  deadline: z.string().nullable(),
  validUntil: z.string().nullable(),
  sentAt: z.string().nullable(),
  approvedAt: z.string().nullable(),
  paid: z.number(),
  /** Still to pay of the deposit, and of the whole. */
  depositDue: z.number(),
  due: z.number(),
  createdAt: z.string(),
  updated_at: z.string(),
});
export type DeskQuote = z.infer<typeof DeskQuote>;
export const DeskQuotePage = pageOf(DeskQuote);

const Listed = listQuery([...QUOTE_SORT_KEYS]);
export const QuoteListQuery = z.object({
  ...Listed,
  /** `created_at` as every other list names it. */
  sort_by: z.enum([...QUOTE_SORT_KEYS, 'created_at']).optional(),
  status: z.enum(QUOTE_STATUSES).optional(),
  stage: z.enum(QUOTE_STAGES).optional(),
  priority: z.enum(QUOTE_PRIORITIES).optional(),
});
export type QuoteListQuery = z.infer<typeof QuoteListQuery>;

/** Nothing typed is nothing known. */
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
};

/** A quote as the office opens it; its validity comes from the settings unless it is named. */
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
  status: z.enum(QUOTE_STATUSES).default('pending'),
});
export type NewQuote = z.infer<typeof NewQuote>;

/** What is to change of a quote; what is left out stays. */
export const QuoteChange = z
  .object(Fields)
  .partial()
  .extend({
    id: Id,
    status: z.enum(QUOTE_STATUSES).optional(),
    /** What the editor read; refused when somebody else has saved meanwhile. */
    updated_at: z.string().optional(),
  });
export type QuoteChange = z.infer<typeof QuoteChange>;

export const DeskQuoteKey = z.object({ id: Id });
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

export const QuoteStatistics = z.object({
  total: z.int(),
  approved: z.int(),
  pending: z.int(),
  rejected: z.int(),
  /** Of all quotes, and of those that were accepted; without tax, euros. */
  total_value: z.number(),
  approved_value: z.number(),
});
export type QuoteStatistics = z.infer<typeof QuoteStatistics>;
