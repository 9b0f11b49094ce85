import { parisDay } from '#src/kernel/dates.ts';
import { dayAfter, workingDayFrom } from '#src/kernel/french-holidays.ts';
import type { ContractTerms, PricedDocument } from '#src/kernel/priced-document.ts';
import { WITHDRAWAL_DAYS } from './quote-link.contract.ts';

/** Terms of documents sent before a quote had a mode. */
const EARLIER: ContractTerms = { mode: 'distance', customer: 'consumer' };

/** Returns the terms of a frozen document. */
export const getTerms = ({ contract }: Pick<PricedDocument, 'contract'>): ContractTerms => contract ?? EARLIER;

/** Returns whether the customer can withdraw (C. conso L221-18, L221-28): only a consumer, not in the office or for urgent repairs. */
export const hasWithdrawal = ({ mode, customer }: ContractTerms): boolean =>
  customer === 'consumer' && (mode === 'distance' || mode === 'home');

/**
 * Returns the last day on which an acceptance can be withdrawn (C. conso L221-19): the fourteenth civil day in Paris
 * after the day of acceptance, or the next working day.
 */
export const withdrawalEnd = (acceptedAt: string): string =>
  workingDayFrom(dayAfter(parisDay(new Date(acceptedAt)), WITHDRAWAL_DAYS));

/** Why nothing more can be ordered or billed on a quote, until it is agreed to again. */
export type ContractEnd = 'withdrawn' | 'refused' | 'cancelled' | 'unoffered';

interface LastAnswer {
  withdrawn_at: string | null;
  cancelled_at: string | null;
  created_at: string;
}

/** Returns how the contract of a quote ended, from its stage, its last sending and the last answer to it. */
export function getContractEnd(
  { status, sent_at }: { status: string; sent_at: string | null },
  answer: LastAnswer | undefined,
): ContractEnd | null {
  if (answer !== undefined && answer.withdrawn_at !== null) return 'withdrawn';
  if (status === 'rejected') return 'refused';
  if (status === 'accepted') return null;
  const isSentAgain = sent_at !== null && answer !== undefined && sent_at >= answer.created_at;
  if (answer?.cancelled_at && !isSentAgain) return 'cancelled';
  // Reopened after an approval by the office, a quote that was never sent is no offer.
  return sent_at === null ? 'unoffered' : null;
}

/** Days without any payment after a contract concluded at the customer's home (C. conso L221-10). */
const UNPAID_DAYS = 7;

export interface Concluded {
  /** Civil day of an agreement that the office recorded; null when the customer answered here. */
  accepted_on: string | null;
  created_at: string;
  document: Pick<PricedDocument, 'contract'>;
}

/** Returns the last day on which no payment may be received for a contract; null when there is none, or after it. */
export function unpaidUntil({ accepted_on, created_at, document }: Concluded, today: string): string | null {
  const { mode, customer } = getTerms(document);
  if (customer !== 'consumer' || mode !== 'home') return null;
  const end = dayAfter(parisDay(new Date(accepted_on ?? created_at)), UNPAID_DAYS);
  return today <= end ? end : null;
}
