import { z } from 'zod';
import { Id, listQuery } from '#src/kernel/fields.ts';
import { pageOf } from '#src/kernel/pagination.ts';
import { PricedDocument } from '#src/kernel/priced-document.ts';

/** What is billed for works, what was received before them, what takes one of both back. */
export const INVOICE_KINDS = ['invoice', 'deposit', 'credit'] as const;
export type InvoiceKind = (typeof INVOICE_KINDS)[number];
/** What became of it; a credit note is a state of its own. */
export const INVOICE_STATES = ['open', 'late', 'paid', 'credited', 'credit'] as const;
export type InvoiceState = (typeof INVOICE_STATES)[number];

/** An issued document as lists have it; euros, days `YYYY-MM-DD`. */
export const Invoice = z.object({
  id: z.int(),
  number: z.string(),
  kind: z.enum(INVOICE_KINDS),
  state: z.enum(INVOICE_STATES),
  order_id: z.int().nullable(),
  quote_id: z.int().nullable(),
  /** Of a credit note: what it takes back. */
  credits: z.object({ id: z.int(), number: z.string() }).nullable(),
  /** The credit note that takes this one back. */
  credited_by: z.object({ id: z.int(), number: z.string() }).nullable(),
  client_name: z.string(),
  client_email: z.string(),
  /** What this document bills: deposits that were billed before are taken off. */
  net: z.number(),
  vat: z.number(),
  gross: z.number(),
  paid: z.number(),
  /** What remains to be paid. */
  due: z.number(),
  issued_on: z.string(),
  due_on: z.string(),
  created_at: z.string(),
});
export type Invoice = z.infer<typeof Invoice>;
export const Invoices = z.array(Invoice);

/** With the document itself, as it was frozen; its amounts are cents. */
export const InvoiceDetail = Invoice.extend({ document: PricedDocument });
export type InvoiceDetail = z.infer<typeof InvoiceDetail>;

/** An issued document as rooms that build on it know it; cents. */
export const InvoiceRecord = z.object({
  id: z.int(),
  number: z.string(),
  kind: z.enum(INVOICE_KINDS),
  order_id: z.int().nullable(),
  quote_id: z.int().nullable(),
  user_id: z.int().nullable(),
  client_name: z.string(),
  client_email: z.string(),
  /** What the works are called. */
  subject: z.string(),
  gross_cents: z.int(),
  paid_cents: z.int(),
  due_cents: z.int(),
  /** A credit note, or taken back by one: nothing is paid on it. */
  is_closed: z.boolean(),
  issued_on: z.string(),
  due_on: z.string(),
});
export type InvoiceRecord = z.infer<typeof InvoiceRecord>;

export const InvoiceId = z.object({ id: Id });
/** Unguessable: 256 random bits. */
export const InvoiceToken = z.object({ token: z.string().max(100) });

export const INVOICE_SORT_KEYS = ['created_at', 'due_on', 'gross', 'client_name'] as const;

export const InvoiceListQuery = z.object({
  ...listQuery([...INVOICE_SORT_KEYS]),
  kind: z.enum(INVOICE_KINDS).optional(),
  state: z.enum(INVOICE_STATES).optional(),
  order_id: Id.optional(),
});
export type InvoiceListQuery = z.infer<typeof InvoiceListQuery>;

export const InvoicePage = pageOf(Invoice);

/** How many there are in each state, and what they come to, euros. */
export const InvoiceStatistics = z.object({
  total: z.int(),
  open: z.int(),
  late: z.int(),
  paid: z.int(),
  credited: z.int(),
  credit: z.int(),
  /** With tax, credit notes taken off. */
  billed: z.number(),
  /** Still to be paid. */
  outstanding: z.number(),
});
export type InvoiceStatistics = z.infer<typeof InvoiceStatistics>;

/** Money that came in on an invoice, or went back (negative). */
export const InvoiceReceipt = z.object({ id: z.int(), amount_cents: z.int() });
