import { formatLongDate, parisDay } from '#src/kernel/dates.ts';
import { DomainError, invalidField } from '#src/kernel/errors.ts';
import { fill } from '#src/kernel/text.ts';
import { agreedAt } from './quote-acceptance.rules.ts';
import { type Concluded, getTerms, hasWithdrawal, withdrawalEnd } from './quote-contract.rules.ts';
import type { Decision, OfferState, QuoteOffer } from './quote-link.contract.ts';
import type { QuoteRecord } from './quote-record.contract.ts';

/** Limits per client for uses of personal links: reads, and answers. */
export const READ_LIMIT = { hits: 120, seconds: 3_600 };
export const ANSWER_LIMIT = { hits: 20, seconds: 3_600 };
/** Limit of PDF requests per client. */
export const DRAW_LIMIT = { hits: 60, seconds: 3_600 };

/** Days for which a link stays readable after a refusal. */
const REFUSED_DAYS = 365;
/** Years for which an accepted contract stays readable by its link (C. conso L213-1, D213-2). */
const ACCEPTED_YEARS = 10;

/** Returns the instant until which the link of an answered quote stays readable. */
export function readableUntil(decision: Decision, answeredAt: Date): string {
  const end = new Date(answeredAt);
  if (decision === 'accepted') end.setUTCFullYear(end.getUTCFullYear() + ACCEPTED_YEARS);
  else end.setUTCDate(end.getUTCDate() + REFUSED_DAYS);
  return end.toISOString();
}

interface Sent {
  content_hash: string;
}
interface Decided extends Concluded {
  decision: string;
  withdrawn_at: string | null;
}

/** Returns whether a sent quote can still be answered, or why not. `contentHash` is that of the current quote. */
export function getOfferState(
  quote: Pick<QuoteRecord, 'status' | 'valid_until'>,
  sent: Sent,
  decision: Decided | undefined,
  now: { today: string; contentHash: string },
): OfferState {
  if (quote.status === 'accepted') return 'accepted';
  if (quote.status === 'rejected') return decision?.withdrawn_at ? 'withdrawn' : 'rejected';
  if (quote.status !== 'quoted' || sent.content_hash !== now.contentHash) return 'changed';
  return quote.valid_until !== null && quote.valid_until < now.today ? 'expired' : 'open';
}

export const canWithdraw = (state: OfferState, decision: Decided | undefined, today: string): boolean =>
  state === 'accepted' &&
  decision?.decision === 'accepted' &&
  decision.withdrawn_at === null &&
  hasWithdrawal(getTerms(decision.document)) &&
  withdrawalEnd(agreedAt(decision)) >= today;

const NO_RIGHT = 'Ce contrat ne donne au client aucun droit de rétractation.';

const wrongDay = (sentence: string, day: string, field = 'declared_on'): DomainError =>
  invalidField(field, fill(sentence, { date: formatLongDate(`${day}T12:00:00Z`) }));

/**
 * Checks the days on which a customer declared a withdrawal in writing and on which the office was informed of it:
 * sending it in time is enough (C. conso L221-21).
 * @throws DomainError `invalid` for a day outside the period, `conflict` for a contract without one.
 */
export function requireDeclared(
  decision: Decided & { cancelled_at: string | null },
  { declared: day, informed }: { declared: string; informed: string },
  today: string,
): void {
  const isBound = decision.decision === 'accepted' && decision.withdrawn_at === null && decision.cancelled_at === null;
  if (!isBound || !hasWithdrawal(getTerms(decision.document))) throw new DomainError('conflict', NO_RIGHT);
  const agreed = agreedAt(decision);
  const [first, end] = [parisDay(new Date(agreed)), withdrawalEnd(agreed)];
  if (day > today) throw invalidField('declared_on', 'La date de la rétractation ne peut pas être dans le futur.');
  if (day < first) throw wrongDay('La rétractation ne peut pas précéder l’accord du {date}.', first);
  if (day > end) throw wrongDay('Le délai de rétractation a pris fin le {date}.', end);
  if (informed > today) throw invalidField('informed_on', 'La date de réception ne peut pas être dans le futur.');
  if (informed < day) throw wrongDay('La lettre, envoyée le {date}, ne peut pas être reçue avant.', day, 'informed_on');
}

const GONE = 'Ce lien n’est pas valable ou ne l’est plus.';
/** Creates the same error for an unknown, a replaced and an expired token. */
export const linkNotFound = (): DomainError => new DomainError('not-found', GONE);

const CLOSED: Record<Exclude<OfferState, 'open'>, string> = {
  expired: 'La date de validité de ce devis est passée. Demandez-nous un nouveau devis.',
  changed: 'Ce devis a été modifié depuis son envoi. Contactez-nous pour recevoir la nouvelle version.',
  accepted: 'Ce devis a déjà été accepté.',
  rejected: 'Ce devis a déjà été refusé.',
  withdrawn: 'Vous avez renoncé à ce contrat.',
};
export const offerClosed = (state: OfferState): DomainError =>
  new DomainError('conflict', state === 'open' ? GONE : CLOSED[state]);

/** Returns whether an answer repeats the stored one. */
export const isSameAnswer = (
  { state, decided_by }: Pick<QuoteOffer, 'state' | 'decided_by'>,
  input: { decision: Decision; name: string },
): boolean => state === input.decision && decided_by === input.name;

export const withdrawalOver = (): DomainError =>
  new DomainError('conflict', 'Ce contrat ne peut pas ou ne peut plus être rétracté en ligne. Contactez-nous.');
