import { z } from 'zod';
import { LINES_MAX, PricedLine } from './priced-lines.ts';

/** What stands on a quote, an invoice or a credit note, whole and in French, whoever draws it. Amounts are cents. */

const Labelled = z.object({ label: z.string(), value: z.string() });
const LabelledAmount = z.object({ label: z.string(), cents: z.int() });
const Party = z.object({
  /** What it is here: "Client", "Lieu des travaux". */
  title: z.string(),
  name: z.string(),
  lines: z.array(z.string()),
});

export const DocumentTotals = z.object({
  net_cents: z.int(),
  /** Rates that occur, highest first. */
  vat: z.array(z.object({ rate: z.number(), net_cents: z.int(), vat_cents: z.int() })),
  vat_cents: z.int(),
  gross_cents: z.int(),
});
export type Totals = z.infer<typeof DocumentTotals>;

/** What is asked on acceptance: per cent of the total with tax, and the amount. */
export const Deposit = z.object({ percent: z.number(), cents: z.int() });
export type Deposit = z.infer<typeof Deposit>;

/** Frozen as JSON when it is sent, agreed to or issued; never computed anew from then on. */
export const PricedDocument = z.object({
  /** "Devis", "Facture". */
  title: z.string(),
  number: z.string(),
  subject: z.string(),
  /** Dates and references, in the order they are read. */
  facts: z.array(Labelled),
  issuer: Party,
  /** The customer first. */
  parties: z.array(Party),
  /** Paragraphs before the table. */
  introduction: z.array(z.string()),
  lines: z.array(PricedLine).max(LINES_MAX),
  totals: DocumentTotals,
  /** Why no tax is asked; empty when it is. */
  vat_note: z.string(),
  /** What is taken off the total: deposits, payments received. */
  settled: z.array(LabelledAmount),
  /** What remains to be paid, under its name; null where nothing is asked yet. */
  due: LabelledAmount.nullable(),
  /** Of a quote; absent on invoices, and on quotes sent before the deposit was part of the document. */
  deposit: Deposit.optional(),
  notes: z.array(z.object({ title: z.string(), paragraphs: z.array(z.string()) })),
  /** Who the company is, at the foot of every page. */
  footer: z.array(z.string()),
});
export type PricedDocument = z.infer<typeof PricedDocument>;

/** The same document has the same text on every machine: fields in the order of the shape, nothing else. */
export const canonicalDocument = (document: PricedDocument): string => JSON.stringify(PricedDocument.parse(document));
