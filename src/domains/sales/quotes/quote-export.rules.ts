import { parisDay } from '#src/kernel/dates.ts';
import type { AdminQuote } from './quote-admin.contract.ts';

interface ExportTexts {
  columns: readonly string[];
  statuses: Record<AdminQuote['status'], string>;
  stages: Record<AdminQuote['stage'], string>;
  priorities: Record<AdminQuote['priority'], string>;
}

const amount = (euros: number | null | undefined): string =>
  euros === null || euros === undefined ? '' : euros.toFixed(2).replace('.', ',');
const day = (iso: string | null): string => (iso === null ? '' : parisDay(new Date(iso)));

/** Returns the rows of the export, headings first; amounts in French spreadsheet format. */
export const exportLines = (quotes: readonly AdminQuote[], texts: ExportTexts): string[][] => [
  [...texts.columns],
  ...quotes.map((quote) => [
    String(quote.id),
    quote.clientName,
    quote.clientEmail,
    quote.clientPhone,
    quote.service,
    quote.description,
    quote.address,
    amount(quote.montant),
    amount(quote.totals?.gross),
    amount(quote.paid),
    texts.statuses[quote.status],
    texts.stages[quote.stage],
    texts.priorities[quote.priority],
    quote.deadline ?? '',
    quote.validUntil ?? '',
    day(quote.sentAt),
    day(quote.approvedAt),
    day(quote.createdAt),
  ]),
];
