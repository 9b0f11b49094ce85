import { getWrittenTotals } from '#src/domains/sales/pricing/charge.rules.ts';
import type { PricingTerms } from '#src/domains/sales/pricing/quote-price.rules.ts';
import { parisDay } from '#src/kernel/dates.ts';
import { DomainError, invalidField } from '#src/kernel/errors.ts';
import { AMOUNT_MAX, type PricedLine } from '#src/kernel/priced-lines.ts';
import type { QUOTE_STAGES, URGENCIES } from './quote.contract.ts';
import type { QuoteChange, QuotePriority, QuoteStatus } from './quote-admin.contract.ts';
import { OPEN_STAGES } from './quote-figures.contract.ts';
import type { QuoteRecord } from './quote-record.contract.ts';

export type Stage = (typeof QUOTE_STAGES)[number];
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

/** Columns of a quote that the office did not approve. */
export const NO_APPROVAL = { approved_at: null, agreed_regime: null, agreed_deposit_percent: null } as const;

type Approval = Pick<QuoteRecord, 'approved_at' | 'agreed_regime' | 'agreed_deposit_percent'>;

/** Returns the columns that change with the stage: the stage to restore after a decision, and the terms of an approval. */
export function movedTo(
  stage: Stage,
  from: Approval & Pick<QuoteRecord, 'open_status'>,
  { nowIso, regime, depositPercent }: PricingTerms & { nowIso: string },
): Approval & Pick<QuoteRecord, 'status' | 'open_status'> {
  const approval = { approved_at: nowIso, agreed_regime: regime, agreed_deposit_percent: depositPercent };
  const { approved_at, agreed_regime, agreed_deposit_percent } = from.approved_at === null ? approval : from;
  return {
    ...(stage === 'accepted' ? { approved_at, agreed_regime, agreed_deposit_percent } : NO_APPROVAL),
    status: stage,
    open_status: getQuoteStatus(stage) === 'pending' ? stage : from.open_status,
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
const REMOVED = 'Une ligne ne se retire d’un contrat que par un avenant.';
const NEGATIVE = 'Le total d’un devis ne peut pas être négatif.';

/** Returns the price columns to store: computed from the lines if there are any. */
export function pricedBy(lines: PricedLine[], amountCents: number | null): Pick<QuoteRecord, 'lines' | 'amount_cents'> {
  if (lines.length === 0) return { lines, amount_cents: amountCents };
  if (lines.some(({ quantity_milli }) => quantity_milli < 0)) throw invalidField('lines', REMOVED);
  const { net_cents, gross_cents } = getWrittenTotals(lines);
  if (net_cents > AMOUNT_MAX || gross_cents > AMOUNT_MAX) throw invalidField('lines', TOO_MUCH);
  if (net_cents < 0 || gross_cents < 0) throw invalidField('lines', NEGATIVE);
  return { lines, amount_cents: net_cents };
}

/** Returns the price columns of an amendment: always its lines, of which some may take works out of the contract. */
export const amendedBy = (lines: PricedLine[]): Pick<QuoteRecord, 'lines' | 'amount_cents'> => ({
  lines,
  amount_cents: lines.length === 0 ? null : getWrittenTotals(lines).net_cents,
});

export const quoteNotFound = (): DomainError => new DomainError('not-found', 'Devis non trouvé');

type SentFields = Omit<QuoteChange, 'id' | 'status' | 'updated_at'>;

/** Converts the sent fields to columns; missing fields stay. A free amount counts only without lines. */
export function changedFields(before: QuoteRecord, sent: SentFields): Partial<QuoteRecord> {
  const { clientName, clientEmail, clientPhone, service, notes, priority, validUntil, lines, montant, ...rest } = sent;
  const { contractMode, customerKind, executionPeriod, wasteQuantity, wasteCollection, wasteCost, ...same } = rest;
  const columns = {
    ...same,
    name: clientName,
    email: clientEmail,
    phone: clientPhone,
    service_type: service,
    admin_notes: notes,
    urgency: priority && urgencyFor(priority, before.urgency),
    valid_until: validUntil,
    contract_mode: contractMode,
    customer_kind: customerKind,
    execution_period: executionPeriod,
    waste_quantity: wasteQuantity,
    waste_collection: wasteCollection,
    waste_cost: wasteCost,
  };
  const input = Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
  if (lines === undefined && montant === undefined) return input;
  if (before.amends_id !== null) return { ...input, ...amendedBy(lines ?? before.lines) };
  return { ...input, ...pricedBy(lines ?? before.lines, montant === undefined ? before.amount_cents : montant) };
}
