import { z } from 'zod';
import { LINES_MAX, PricedLine } from './priced-lines.ts';

/** Complete content of a quote, an invoice or a credit note, in French, for every renderer. Amounts are cents. */

const Labelled = z.object({ label: z.string(), value: z.string() });
const LabelledAmount = z.object({ label: z.string(), cents: z.int() });
const Party = z.object({
  /** Role of the party in this document: "Client", "Lieu des travaux". */
  title: z.string(),
  name: z.string(),
  lines: z.array(z.string()),
});

export const DocumentTotals = z.object({
  net_cents: z.int(),
  /** Tax rates that occur, highest first. */
  vat: z.array(z.object({ rate: z.number(), net_cents: z.int(), vat_cents: z.int() })),
  vat_cents: z.int(),
  gross_cents: z.int(),
});
export type Totals = z.infer<typeof DocumentTotals>;

/** Deposit due on acceptance: per cent of the total with tax, and the amount. */
export const Deposit = z.object({ percent: z.number(), cents: z.int() });
export type Deposit = z.infer<typeof Deposit>;

/** What makes a document an amendment of an accepted quote. */
export const AmendmentPart = z.object({
  /** Its place among the amendments of the contract, from 1, and the number of the amended quote. */
  place: z.int(),
  contract: z.string(),
  /** Lines taken out of the contract, positive; `lines` are those added to it. */
  removed: z.array(PricedLine).max(LINES_MAX),
  /** Total of the contract with tax, before and with this amendment. */
  before_cents: z.int(),
  after_cents: z.int(),
});

/** How a contract is concluded: at a distance, at the customer's home, in the office, or for an urgent repair at home. */
export const CONTRACT_MODES = ['distance', 'home', 'office', 'urgent_repair'] as const;
export const CUSTOMER_KINDS = ['consumer', 'professional'] as const;
export const ContractTerms = z.object({ mode: z.enum(CONTRACT_MODES), customer: z.enum(CUSTOMER_KINDS) });
export type ContractTerms = z.infer<typeof ContractTerms>;

/** Document stored as JSON when it is sent, accepted or issued; never recomputed after that. */
export const PricedDocument = z.object({
  /** "Devis", "Facture". */
  title: z.string(),
  number: z.string(),
  subject: z.string(),
  /** Dates and references, in reading order. */
  facts: z.array(Labelled),
  issuer: Party,
  /** Parties, the customer first. */
  parties: z.array(Party),
  /** Paragraphs before the table. */
  introduction: z.array(z.string()),
  lines: z.array(PricedLine).max(LINES_MAX),
  totals: DocumentTotals,
  /** Reason why no tax is charged; empty when tax is charged. */
  vat_note: z.string(),
  /** Amounts deducted from the total: deposits, payments received. */
  settled: z.array(LabelledAmount),
  /** Amount still to be paid, with its label; null where nothing is due yet. */
  due: LabelledAmount.nullable(),
  /** Deposit of a quote; absent on invoices, and on quotes sent before the deposit was part of the document. */
  deposit: Deposit.optional(),
  notes: z.array(z.object({ title: z.string(), paragraphs: z.array(z.string()) })),
  /** Company details, at the foot of every page. */
  footer: z.array(z.string()),
  /** Text across every page, of a document without value; absent on all others. */
  mark: z.string().optional(),
  /** Terms of a quote's contract; absent on invoices, and on quotes sent before they were part of the document. */
  contract: ContractTerms.optional(),
  /** Present on amendments only. */
  amendment: AmendmentPart.optional(),
  /** Places to sign on paper; absent where nobody signs. */
  signatures: z.array(Party).optional(),
  /** Without tax in any word or column; absent on taxed documents, and on those issued before this layout existed. */
  is_untaxed: z.literal(true).optional(),
});
export type PricedDocument = z.infer<typeof PricedDocument>;

/** Serialises a document identically on every machine: fields in schema order, nothing else. */
export const canonicalDocument = (document: PricedDocument): string => JSON.stringify(PricedDocument.parse(document));
