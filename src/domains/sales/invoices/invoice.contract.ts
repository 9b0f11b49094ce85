import { z } from 'zod';
import { VoidedMoney } from '#src/domains/sales/orders/order-invoice.contract.ts';
import { Id, Line, listQuery } from '#src/kernel/fields.ts';
import { getPage } from '#src/kernel/pagination.ts';
import { PricedDocument } from '#src/kernel/priced-document.ts';
import { Euros } from '#src/kernel/priced-lines.ts';

/** Invoice for works, invoice for a deposit received before them, and credit note for either. */
export const INVOICE_KINDS = ['invoice', 'deposit', 'credit'] as const;
export type InvoiceKind = (typeof INVOICE_KINDS)[number];
/** State of a document; a credit note has a state of its own. */
export const INVOICE_STATES = ['open', 'late', 'paid', 'credited', 'credit'] as const;
export type InvoiceState = (typeof INVOICE_STATES)[number];

/** Issued document as in lists; amounts in euros, days `YYYY-MM-DD`. */
export const Invoice = z.object({
  id: z.int(),
  number: z.string(),
  kind: z.enum(INVOICE_KINDS),
  state: z.enum(INVOICE_STATES),
  order_id: z.int().nullable(),
  quote_id: z.int().nullable(),
  /** For a credit note: the invoice that it cancels. */
  credits: z.object({ id: z.int(), number: z.string() }).nullable(),
  /** The last credit note on this invoice, and the sum of all. */
  credited_by: z.object({ id: z.int(), number: z.string() }).nullable(),
  credited: z.number(),
  client_name: z.string(),
  client_email: z.string(),
  /** Amount this document bills, less the deposits billed before. */
  net: z.number(),
  vat: z.number(),
  gross: z.number(),
  paid: z.number(),
  /** Amount still to be paid. */
  due: z.number(),
  issued_on: z.string(),
  due_on: z.string(),
  created_at: z.string(),
  /** Issued in the demonstration: without value. */
  is_demo: z.boolean(),
  /** False for a document of the demonstration outside of it: no figure contains it, nothing is owed on it. */
  counts: z.boolean(),
});
export type Invoice = z.infer<typeof Invoice>;
export const Invoices = z.array(Invoice);

/** Invoice with the frozen document; the document's amounts are in cents. */
export const InvoiceDetail = Invoice.extend({
  document: PricedDocument,
  /** Money that it deducted and that was cancelled or given back since: what is to be paid again, and on which number. */
  voided: z.array(VoidedMoney),
});
export type InvoiceDetail = z.infer<typeof InvoiceDetail>;

/** Issued document as other domains read it; amounts in cents. */
export const InvoiceRecord = z.object({
  id: z.int(),
  number: z.string(),
  kind: z.enum(INVOICE_KINDS),
  order_id: z.int().nullable(),
  quote_id: z.int().nullable(),
  user_id: z.int().nullable(),
  client_name: z.string(),
  client_email: z.string(),
  /** Title of the works. */
  subject: z.string(),
  gross_cents: z.int(),
  /** Whether tax is in it. */
  is_taxed: z.boolean(),
  paid_cents: z.int(),
  due_cents: z.int(),
  /** True for a credit note, a credited invoice, or one that does not count: nothing is paid on it. */
  is_closed: z.boolean(),
  is_demo: z.boolean(),
  /** False for a document of the demonstration outside of it. */
  counts: z.boolean(),
  issued_on: z.string(),
  due_on: z.string(),
});
export type InvoiceRecord = z.infer<typeof InvoiceRecord>;

/** Source of the files that emails attach, by the id of an issued document. */
export const INVOICE_FILE = 'invoice';

export const InvoiceId = z.object({ id: Id });

const REASON_MAX = 300;

/** Credit note of an invoice; without an amount, in euros with tax, of all that is left of it. */
export const NewCredit = InvoiceId.extend({
  amount: Euros(1).nullish(),
  reason: Line(REASON_MAX).default(''),
});
export type NewCredit = z.input<typeof NewCredit>;
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

export const InvoicePage = getPage(Invoice);

/** Number of invoices in each state and their total amounts, in euros. */
export const InvoiceStatistics = z.object({
  total: z.int(),
  open: z.int(),
  late: z.int(),
  paid: z.int(),
  credited: z.int(),
  credit: z.int(),
  /** Including tax, less credit notes. */
  billed: z.number(),
  /** Still to be paid. */
  outstanding: z.number(),
});
export type InvoiceStatistics = z.infer<typeof InvoiceStatistics>;
