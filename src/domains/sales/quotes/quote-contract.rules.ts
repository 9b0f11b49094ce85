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
