import { exactEuros } from '#src/kernel/money.ts';
import type { Invoice, InvoiceKind, InvoiceState } from './invoice.contract.ts';

/** Formats an API amount in euros for display. */
export const writtenEuros = (euros: number): string => exactEuros(Math.round(euros * 100));

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
