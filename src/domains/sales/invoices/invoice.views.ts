import type { BilledAmounts } from '#src/domains/sales/pricing/bill.rules.ts';
import { getInvoiceDue } from '#src/domains/sales/pricing/due.rules.ts';
import type { Voided } from '#src/domains/sales/pricing/paper.rules.ts';
import { DOCUMENT_TEXTS } from '#src/kernel/priced-document.texts.ts';
import { toEuros } from '#src/kernel/priced-lines.ts';
import {
  INVOICE_STATES,
  type Invoice,
  type InvoiceDetail,
  type InvoiceKind,
  type InvoiceRecord,
  type InvoiceState,
  type InvoiceStatistics,
} from './invoice.contract.ts';

/** Stored document with its balance, its credit note, and the invoice it credits. */
interface IssuedInvoice
  extends Pick<
    InvoiceRecord,
    | 'id'
    | 'number'
    | 'kind'
    | 'order_id'
    | 'quote_id'
    | 'user_id'
    | 'client_name'
    | 'client_email'
    | 'gross_cents'
    | 'issued_on'
    | 'due_on'
  > {
  state: InvoiceState;
  /** The document's JSON. */
  document: string;
  net_cents: number;
  vat_cents: number;
  /** Null without a payment. */
  paid_cents: number | null;
  credit_id: number | null;
  credit_number: string | null;
  /** What credit notes take from it, negative; null without one. */
  credited_net_cents: number | null;
  credited_vat_cents: number | null;
  credited_cents: number | null;
  original_id: number | null;
  original_number: string | null;
  created_at: string;
  /** 0 or 1, like `counts`. */
  is_demo: number;
  /** 0 for a document of the demonstration outside of it. */
  counts: number;
}

const named = (id: number | null, number: string | null) => (id === null || number === null ? null : { id, number });

/** Returns whether the remaining amount no longer has to be paid. */
const isClosed = ({ kind, state, counts }: IssuedInvoice): boolean =>
  kind === 'credit' || state === 'credited' || counts === 0;

/** Returns what is left of a document after its credit notes. */
export const getStandingAmounts = (row: IssuedInvoice): BilledAmounts => ({
  net_cents: row.net_cents + Number(row.credited_net_cents ?? 0),
  vat_cents: row.vat_cents + Number(row.credited_vat_cents ?? 0),
  gross_cents: row.gross_cents + Number(row.credited_cents ?? 0),
});

const getDue = (row: IssuedInvoice): number =>
  getInvoiceDue({
    gross_cents: getStandingAmounts(row).gross_cents,
    paid_cents: row.paid_cents ?? 0,
    is_closed: isClosed(row),
  });

/** Returns an issued document as lists show it; what the demonstration issued is owed only there. */
export const toInvoice = (row: IssuedInvoice): Invoice => ({
  id: row.id,
  number: row.number,
  kind: row.kind,
  state: row.state,
  order_id: row.order_id,
  quote_id: row.quote_id,
  credits: named(row.original_id, row.original_number),
  credited_by: named(row.credit_id, row.credit_number),
  credited: toEuros(0 - Number(row.credited_cents ?? 0)),
  client_name: row.client_name,
  client_email: row.client_email,
  net: toEuros(row.net_cents),
  vat: toEuros(row.vat_cents),
  gross: toEuros(row.gross_cents),
  paid: toEuros(row.paid_cents ?? 0),
  due: toEuros(getDue(row)),
  issued_on: row.issued_on,
  due_on: row.due_on,
  created_at: row.created_at,
  is_demo: row.is_demo === 1,
  counts: row.counts === 1,
});

const toDocument = ({ document, is_demo }: IssuedInvoice): InvoiceDetail['document'] => ({
  ...JSON.parse(document),
  ...(is_demo === 1 && { mark: DOCUMENT_TEXTS.demonstration }),
});

export const toInvoiceDetail = (row: IssuedInvoice, voided: readonly Voided[] = []): InvoiceDetail => ({
  ...toInvoice(row),
  document: toDocument(row),
  voided: voided.map(({ number, cents }) => ({ number, amount: toEuros(cents) })),
});

/** Returns an issued document as other domains read it. */
export function toInvoiceRecord(row: IssuedInvoice): InvoiceRecord {
  const { id, number, kind, order_id, quote_id, user_id, client_name, client_email } = row;
  const { subject, vat_note } = JSON.parse(row.document) as InvoiceDetail['document'];
  return {
    ...{ id, number, kind, order_id, quote_id, user_id, client_name, client_email, subject },
    gross_cents: row.gross_cents,
    is_taxed: vat_note === '',
    paid_cents: row.paid_cents ?? 0,
    due_cents: getDue(row),
    is_closed: isClosed(row),
    is_demo: row.is_demo === 1,
    counts: row.counts === 1,
    issued_on: row.issued_on,
    due_on: row.due_on,
  };
}

interface StateCount {
  state: InvoiceState;
  count: number;
  gross_cents: number;
  rest_cents: number;
}

/** Returns the number of documents in each state, and the billed and outstanding amounts. */
export function toInvoiceStatistics(rows: readonly StateCount[]): InvoiceStatistics {
  const sum = (column: 'count' | 'gross_cents' | 'rest_cents', ...states: readonly InvoiceState[]): number =>
    rows.filter(({ state }) => states.includes(state)).reduce((total, row) => total + row[column], 0);
  const counts = INVOICE_STATES.map((state) => [state, sum('count', state)]);
  return {
    total: sum('count', ...INVOICE_STATES),
    ...(Object.fromEntries(counts) as Pick<InvoiceStatistics, (typeof INVOICE_STATES)[number]>),
    billed: toEuros(sum('gross_cents', ...INVOICE_STATES)),
    outstanding: toEuros(sum('rest_cents', 'open', 'late')),
  };
}

interface ExportTexts {
  exportColumns: readonly string[];
  kinds: Record<InvoiceKind, string>;
  states: Record<InvoiceState, string>;
}

const cell = (euros: number): string => euros.toFixed(2).replace('.', ',');
const text = (id: number | null): string => (id === null ? '' : String(id));

/** Returns the rows of the export, the heading first. */
export const exportLines = (invoices: readonly Invoice[], texts: ExportTexts): string[][] => [
  [...texts.exportColumns],
  ...invoices.map((invoice) => [
    invoice.number,
    texts.kinds[invoice.kind],
    texts.states[invoice.state],
    invoice.issued_on,
    invoice.due_on,
    invoice.client_name,
    invoice.client_email,
    text(invoice.order_id),
    text(invoice.quote_id),
    invoice.credits?.number ?? '',
    cell(invoice.net),
    cell(invoice.vat),
    cell(invoice.gross),
    cell(invoice.paid),
    cell(invoice.due),
  ]),
];
