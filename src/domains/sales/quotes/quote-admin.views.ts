import type { QuotePrice } from '#src/domains/sales/pricing/price.contract.ts';
import { getPriceLock, type QuotePriceFacts } from '#src/domains/sales/pricing/quote-price.rules.ts';
import { parisDay } from '#src/kernel/dates.ts';
import type { Totals } from '#src/kernel/priced-document.ts';
import { toEuros, toFineEuros, toLineView } from '#src/kernel/priced-lines.ts';
import { documentNumber, quoteNumber } from '#src/kernel/quote-number.ts';
import { fill } from '#src/kernel/text.ts';
import { getQuotePriority, getQuoteStatus, type Stage } from './quote.rules.ts';
import type { AdminQuote, QuotePriority, TotalsView } from './quote-admin.contract.ts';
import { getQuoteDue } from './quote-price.rules.ts';
import type { QuoteRecord } from './quote-record.contract.ts';

/** Converts totals for the API. */
export const toTotalsView = ({ net_cents, vat, gross_cents }: Totals): TotalsView => ({
  net: toEuros(net_cents),
  vat: vat.map((part) => ({ rate: part.rate, net: toEuros(part.net_cents), vat: toEuros(part.vat_cents) })),
  gross: toEuros(gross_cents),
});

const toTermsView = (record: QuoteRecord) => ({
  contractMode: record.contract_mode,
  customerKind: record.customer_kind,
  executionPeriod: record.execution_period,
  wasteQuantity: record.waste_quantity,
  wasteCollection: record.waste_collection,
  wasteCost: record.waste_cost,
});

const toAmends = ({ amends_id, amendment }: QuoteRecord, { amended }: ContractFacts): AdminQuote['amends'] =>
  amends_id === null
    ? null
    : {
        ...{ id: amends_id, number: quoteNumber(amends_id), place: amendment ?? 0 },
        gross: toEuros(amended?.totals.gross_cents ?? 0),
      };

type ContractFacts = Pick<QuotePriceFacts, 'amended'>;
interface Known {
  facts?: QuotePriceFacts;
  amendments?: AdminQuote['amendments'];
}

/** Converts a stored quote to the back office's form, with the price that its customer is charged. */
export function toAdminQuote(
  record: QuoteRecord,
  price: QuotePrice,
  { facts, amendments = [] }: Known = {},
): AdminQuote {
  const isPriced = record.amount_cents !== null || record.lines.length > 0;
  const { due_cents, deposit_cents } = getQuoteDue(record, price);
  return {
    id: record.id,
    clientName: record.name,
    clientEmail: record.email,
    clientPhone: record.phone,
    service: record.service_type,
    description: record.description,
    address: record.address,
    notes: record.admin_notes,
    montant: record.amount_cents === null ? null : toEuros(record.amount_cents),
    lines: record.lines.map(toLineView),
    chargedLines: isPriced ? price.lines.map(toLineView) : [],
    totals: isPriced ? toTotalsView(price.totals) : null,
    vatNote: price.vat_note,
    priceBasis: price.basis,
    lock: (facts && getPriceLock(facts)) ?? null,
    order_id: facts?.ordered?.id ?? null,
    number: documentNumber(record),
    amends: toAmends(record, facts ?? {}),
    amendments,
    status: getQuoteStatus(record.status),
    stage: record.status,
    priority: getQuotePriority(record.urgency),
    deadline: record.deadline,
    validUntil: record.valid_until,
    ...toTermsView(record),
    sentAt: record.sent_at,
    approvedAt: record.approved_at,
    paid: toEuros(record.paid_cents),
    depositDue: toEuros(deposit_cents),
    due: toEuros(due_cents),
    createdAt: record.created_at,
    updated_at: record.updated_at,
  };
}

interface LogTexts {
  line: string;
  stages: Record<Stage, string>;
  priorities: Record<QuotePriority, string>;
}

/** Returns the fields of a quote for the audit log, under the names that the screens use. */
export const loggedQuote = (record: QuoteRecord, texts: LogTexts) => ({
  clientName: record.name,
  clientEmail: record.email,
  clientPhone: record.phone,
  service: record.service_type,
  description: record.description,
  address: record.address,
  notes: record.admin_notes,
  montant: record.amount_cents === null ? null : toEuros(record.amount_cents),
  lines: record.lines.map((line) =>
    fill(texts.line, {
      label: line.label,
      quantity: line.quantity_milli / 1000,
      unit: line.unit,
      price: toFineEuros(line.unit_price_cents),
      rate: line.vat_rate,
    }),
  ),
  stage: texts.stages[record.status],
  priority: texts.priorities[getQuotePriority(record.urgency)],
  deadline: record.deadline,
  validUntil: record.valid_until,
  ...toTermsView(record),
  approvedAt: record.approved_at,
});

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
    amount(quote.totals?.net ?? quote.montant),
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
