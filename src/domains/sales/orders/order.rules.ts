import { toCharge } from '#src/domains/sales/pricing/charge.rules.ts';
import { formatLongDate, parisDay } from '#src/kernel/dates.ts';
import { DomainError, type FieldErrors, invalidField } from '#src/kernel/errors.ts';
import { dayAfter } from '#src/kernel/french-holidays.ts';
import { Euros } from '#src/kernel/priced-lines.ts';
import type { VatRegime } from '#src/kernel/vat-regime.ts';
import type { OrderPriority, OrderRecord, OrderStatus } from './order.contract.ts';

/** Required error messages, word for word. */
export const REQUIRED = 'Veuillez remplir tous les champs obligatoires.';
export const BUDGET_WRONG = 'Le budget doit être un nombre positif.';
export const DEADLINE_PAST = "La date d'échéance doit être dans le futur.";
const BUDGET_OF_LINES = 'Le budget est celui des lignes du devis : il ne se change pas ici.';
const FIELD_REQUIRED = 'Ce champ est obligatoire.';

export const REQUIRED_FIELDS = [
  'client_name',
  'client_email',
  'client_phone',
  'service',
  'description',
  'budget',
  'deadline',
  'address',
] as const;

export const orderNotFound = (): DomainError => new DomainError('not-found', 'Commande non trouvée');
export const orderIsBilled = (): DomainError =>
  new DomainError('conflict', 'Une facture ou un encaissement existe pour cette commande : annulez-la plutôt.');
export const orderEndsContract = (): DomainError =>
  new DomainError(
    'conflict',
    'La commande annulée d’un devis accepté est conservée : c’est elle qui met fin à son contrat.',
  );

/** Returns the calendar day in Paris after an instant. */
export function tomorrowAfter(at: Date): string {
  const day = new Date(`${parisDay(at)}T12:00:00Z`);
  day.setUTCDate(day.getUTCDate() + 1);
  return day.toISOString().slice(0, 10);
}

/** Returns a typed or sent budget in cents; undefined when it is invalid. */
export const budgetCents = (budget: string | number): number | undefined => Euros().safeParse(budget).data;

type Written = Record<(typeof REQUIRED_FIELDS)[number], string | number | null | undefined>;

export interface Faults {
  /** Error message. */
  message: string;
  fields: FieldErrors;
}

type PricedOrder = Pick<OrderRecord, 'quote_id' | 'lines' | 'budget_cents'>;

/** Returns whether the budget is the sum of lines that were copied from a quote, and so cannot be typed. */
export const hasQuoteLines = ({ quote_id, lines }: { quote_id: number | null; lines: readonly unknown[] }): boolean =>
  lines.length > 1 || (lines.length === 1 && quote_id !== null);

interface Judging {
  /** Today in Paris, `YYYY-MM-DD`. */
  today: string;
  /** Stored order: an unchanged deadline may be past, a budget of lines cannot change. */
  stored?: (PricedOrder & Pick<OrderRecord, 'deadline'>) | undefined;
}

const isBlank = (value: unknown): boolean => value === undefined || value === null || String(value).trim() === '';

/** Returns why an order cannot be stored; the first of the three reasons that applies. */
export function orderFaults(written: Written, { today, stored }: Judging): Faults | undefined {
  const missing = REQUIRED_FIELDS.filter((field) => isBlank(written[field]));
  if (missing.length > 0) {
    return { message: REQUIRED, fields: Object.fromEntries(missing.map((field) => [field, [FIELD_REQUIRED]])) };
  }
  const cents = budgetCents(written.budget ?? '');
  if (cents === undefined) return { message: BUDGET_WRONG, fields: { budget: [BUDGET_WRONG] } };
  if (stored !== undefined && hasQuoteLines(stored) && cents !== stored.budget_cents) {
    return { message: BUDGET_OF_LINES, fields: { budget: [BUDGET_OF_LINES] } };
  }
  const deadline = String(written.deadline);
  if (deadline <= today && deadline !== stored?.deadline) {
    return { message: DEADLINE_PAST, fields: { deadline: [DEADLINE_PAST] } };
  }
  return undefined;
}

/** Refuses an invalid order. @throws DomainError `invalid` with the message. */
export function refuseFaults(written: Written, judging: Judging): void {
  const faults = orderFaults(written, judging);
  if (faults !== undefined) throw new DomainError('invalid', faults.message, { fields: faults.fields });
}

const invalidDate = (sentence: string): DomainError =>
  new DomainError('invalid', sentence, { fields: { service_date: [sentence] } });
const dateIsBilled = (number: string): DomainError =>
  new DomainError(
    'conflict',
    `La facture ${number} est émise : sa date de prestation ne se change plus. Faites d’abord un avoir.`,
  );

/** Days by which works can precede the order that the office writes afterwards. */
const WRITTEN_WITHIN_DAYS = 31;

/** Returns the first day on which the works of an order can have been completed: that of a signed agreement. */
export function getFirstServiceDay(createdAt: string, agreedOn: string | null): string {
  const created = parisDay(new Date(createdAt));
  if (agreedOn === null) return dayAfter(created, -WRITTEN_WITHIN_DAYS);
  return agreedOn < created ? agreedOn : created;
}

interface Completion {
  status: OrderStatus;
  /** Given day; empty or omitted for none. */
  service_date?: string | undefined;
}

interface ServiceDay {
  /** Today in Paris. */
  today: string;
  /** First day on which the works can have been completed. */
  first: string;
  /** Number of the final invoice that is not credited. */
  invoice: string | undefined;
}

/**
 * Returns the day on which the works of an order were completed: given, or today when the order becomes `terminé`.
 * An order that is not completed has none; an issued final invoice fixes a recorded day.
 * @throws DomainError `invalid` for a day after today or before the agreement, `conflict` for a billed one.
 */
export function getServiceDate(
  before: Pick<OrderRecord, 'status' | 'service_date'>,
  { status, service_date: requested }: Completion,
  { today, first, invoice }: ServiceDay,
): string | null {
  const { service_date: known } = before;
  if (status !== 'terminé') {
    if (requested) throw invalidDate('La date de la prestation s’enregistre avec le statut « Terminé ».');
    return invoice === undefined ? null : known;
  }
  const date = requested || (known ?? (before.status === 'terminé' ? null : today));
  if (date === known || date === null) return known;
  if (date > today) throw invalidDate('La date de la prestation ne peut pas être dans le futur.');
  if (date < first) {
    const day = formatLongDate(`${first}T12:00:00Z`);
    throw invalidDate(`La date de la prestation ne peut pas précéder le ${day}.`);
  }
  if (known !== null && invoice !== undefined) throw dateIsBilled(invoice);
  return date;
}

interface AgreedPrice {
  service: string;
  budget_cents: number;
}

/** Returns the one line of a direct order at the VAT regime of the day on which its budget was agreed. */
export function getOwnLine({ service, budget_cents }: AgreedPrice, regime: VatRegime) {
  const { lines, vat_note } = toCharge({ label: service, lines: [], net_cents: budget_cents }, regime);
  return { lines, vat_note };
}

/** Returns the changed line of a direct order: another budget is agreed today, another service only renames it. */
export function getChangedLine(before: OrderRecord, after: AgreedPrice, regime: VatRegime) {
  if (hasQuoteLines(before)) return {};
  if (after.budget_cents !== before.budget_cents) return getOwnLine(after, regime);
  return { lines: before.lines.map((line) => ({ ...line, label: after.service })) };
}

const KIND_OF_QUOTE = 'Le type de client est celui du devis accepté.';

/** @throws DomainError `invalid` for another kind of customer than that of the order's quote. */
export function requireQuoteKind(order: { quote_id: number | null; customer_kind: string }, kind: string | undefined) {
  if (order.quote_id === null || kind === undefined || kind === order.customer_kind) return;
  throw invalidField('customer_kind', KIND_OF_QUOTE);
}

/** Returns the status after a press on a card's status badge. */
export const flippedStatus = (status: OrderStatus): OrderStatus =>
  status === 'en_attente' ? 'en_cours' : 'en_attente';

const PRIORITY_OF_URGENCY: Record<string, OrderPriority> = { low: 'faible', high: 'urgent', urgent: 'urgent' };

export const priorityOfUrgency = (urgency: string): OrderPriority => PRIORITY_OF_URGENCY[urgency] ?? 'normal';

export type DeadlineState = 'late' | 'soon' | 'far' | 'over';
