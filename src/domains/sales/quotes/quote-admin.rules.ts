import { getWrittenTotals } from '#src/domains/sales/pricing/charge.rules.ts';
import { getAmountsDue } from '#src/domains/sales/pricing/due.rules.ts';
import type { QuotePrice } from '#src/domains/sales/pricing/price.contract.ts';
import { parisDay } from '#src/kernel/dates.ts';
import { DomainError, invalidField } from '#src/kernel/errors.ts';
import type { Totals } from '#src/kernel/priced-document.ts';
import { AMOUNT_MAX, type PricedLine, toEuros, toLineView } from '#src/kernel/priced-lines.ts';
import { fill } from '#src/kernel/text.ts';
import type { QUOTE_STAGES, URGENCIES } from './quote.contract.ts';
import type { AdminQuote, QuoteChange, QuotePriority, QuoteStatus, TotalsView } from './quote-admin.contract.ts';
import { OPEN_STAGES } from './quote-figures.contract.ts';
import type { QuoteRecord } from './quote-record.contract.ts';

type Stage = (typeof QUOTE_STAGES)[number];
type Urgency = (typeof URGENCIES)[number];

/** Stages behind each of the back office's three statuses. */
export const STAGES_OF = {
  pending: OPEN_STAGES,
  approved: ['accepted'],
  rejected: ['rejected'],
} as const satisfies Record<QuoteStatus, readonly Stage[]>;

export const URGENCIES_OF = {
  faible: ['low'],
  normal: ['normal'],
  urgent: ['urgent', 'high'],
} as const satisfies Record<QuotePriority, readonly Urgency[]>;

export function getQuoteStatus(stage: Stage): QuoteStatus {
  if (stage === 'accepted') return 'approved';
  return stage === 'rejected' ? 'rejected' : 'pending';
}

export function getQuotePriority(urgency: Urgency): QuotePriority {
  if (urgency === 'low') return 'faible';
  return urgency === 'normal' ? 'normal' : 'urgent';
}

/** Returns the urgency to store; a finer stored urgency is kept when it has the same priority. */
export const urgencyFor = (priority: QuotePriority, stored?: Urgency): Urgency =>
  stored !== undefined && getQuotePriority(stored) === priority ? stored : URGENCIES_OF[priority][0];

/** Returns the stage for a status: an open quote keeps its stage, an undone decision restores the earlier one. */
export function stageFor(
  status: QuoteStatus,
  { status: stage, open_status }: Pick<QuoteRecord, 'status' | 'open_status'>,
) {
  if (getQuoteStatus(stage) === status) return stage;
  return status === 'pending' ? open_status : STAGES_OF[status][0];
}

/** Returns the columns that change with the stage: the stage to restore after a decision, and the approval date. */
export function movedTo(
  stage: Stage,
  from: Pick<QuoteRecord, 'open_status' | 'approved_at'>,
  nowIso: string,
): Pick<QuoteRecord, 'status' | 'open_status' | 'approved_at'> {
  return {
    status: stage,
    open_status: getQuoteStatus(stage) === 'pending' ? stage : from.open_status,
    approved_at: stage === 'accepted' ? (from.approved_at ?? nowIso) : null,
  };
}

/** Returns the last day on which the quote can be accepted: `days` days after today in Paris. */
export function validUntilFrom(today: string, days: number): string {
  const end = new Date(`${today}T12:00:00Z`);
  end.setUTCDate(end.getUTCDate() + days);
  return parisDay(end);
}

/** Returns the days between two civil days; negative if the second is earlier. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);

const TOO_MUCH = 'Le total dépasse 999 999 999,99 €.';
const NEGATIVE = 'Le total d’un devis ne peut pas être négatif.';

/** Returns the price columns to store: computed from the lines if there are any. */
export function pricedBy(lines: PricedLine[], amountCents: number | null): Pick<QuoteRecord, 'lines' | 'amount_cents'> {
  if (lines.length === 0) return { lines, amount_cents: amountCents };
  const { net_cents, gross_cents } = getWrittenTotals(lines);
  if (net_cents > AMOUNT_MAX || gross_cents > AMOUNT_MAX) throw invalidField('lines', TOO_MUCH);
  if (net_cents < 0 || gross_cents < 0) throw invalidField('lines', NEGATIVE);
  return { lines, amount_cents: net_cents };
}

export const quoteNotFound = (): DomainError => new DomainError('not-found', 'Devis non trouvé');

/** Converts totals for the API. */
export const toTotalsView = ({ net_cents, vat, gross_cents }: Totals): TotalsView => ({
  net: toEuros(net_cents),
  vat: vat.map((part) => ({ rate: part.rate, net: toEuros(part.net_cents), vat: toEuros(part.vat_cents) })),
  gross: toEuros(gross_cents),
});

/** Converts a stored quote to the back office's form, with the price that its customer is charged. */
export function toAdminQuote(record: QuoteRecord, price: QuotePrice, orderId: number | null = null): AdminQuote {
  const isPriced = record.amount_cents !== null || record.lines.length > 0;
  const { due_cents, deposit_cents } = getAmountsDue(price, record.paid_cents);
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
    order_id: orderId,
    status: getQuoteStatus(record.status),
    stage: record.status,
    priority: getQuotePriority(record.urgency),
    deadline: record.deadline,
    validUntil: record.valid_until,
    sentAt: record.sent_at,
    approvedAt: record.approved_at,
    paid: toEuros(record.paid_cents),
    depositDue: toEuros(deposit_cents),
    due: toEuros(due_cents),
    createdAt: record.created_at,
    updated_at: record.updated_at,
  };
}

type SentFields = Omit<QuoteChange, 'id' | 'status' | 'updated_at'>;

/** Converts the sent fields to columns; missing fields stay. A free amount counts only without lines. */
export function changedFields(before: QuoteRecord, sent: SentFields): Partial<QuoteRecord> {
  const { clientName, clientEmail, clientPhone, service, notes, priority, validUntil, lines, montant, ...same } = sent;
  const columns = {
    ...same,
    name: clientName,
    email: clientEmail,
    phone: clientPhone,
    service_type: service,
    admin_notes: notes,
    urgency: priority && urgencyFor(priority, before.urgency),
    valid_until: validUntil,
  };
  const input = Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
  if (lines === undefined && montant === undefined) return input;
  return { ...input, ...pricedBy(lines ?? before.lines, montant === undefined ? before.amount_cents : montant) };
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
      price: toEuros(line.unit_price_cents),
      rate: line.vat_rate,
    }),
  ),
  stage: texts.stages[record.status],
  priority: texts.priorities[getQuotePriority(record.urgency)],
  deadline: record.deadline,
  validUntil: record.valid_until,
  approvedAt: record.approved_at,
});
