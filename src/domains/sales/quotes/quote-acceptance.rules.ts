import { formatLongDate, parisDay } from '#src/kernel/dates.ts';
import { DomainError, invalidField } from '#src/kernel/errors.ts';
import { dayAfter } from '#src/kernel/french-holidays.ts';
import { fill } from '#src/kernel/text.ts';
import type { QuoteRecord } from './quote-record.contract.ts';

/** Returns the instant at which the customer agreed; noon of the civil day that the office recorded. */
export const agreedAt = ({ accepted_on, created_at }: { accepted_on: string | null; created_at: string }): string => {
  const noon = `${accepted_on}T12:00:00.000Z`;
  return accepted_on === null || noon > created_at ? created_at : noon;
};

/** Days by which an oral agreement may precede the quote that the office writes afterwards. */
const WRITTEN_WITHIN_DAYS = 31;

interface AgreedDay {
  today: string;
  /** Instants. */
  createdAt: string;
  sentAt: string | null;
}

/** Checks the recorded day. @throws DomainError `invalid` for a day in the future, before the sending or long before the quote. */
export function requireAgreedDay(
  acceptedOn: string,
  { today, createdAt, sentAt }: AgreedDay,
  sentences: { future: string; beforeSending: string; beforeQuote: string },
): void {
  if (acceptedOn > today) throw invalidField('accepted_on', sentences.future);
  const first = dayAfter(parisDay(new Date(createdAt)), -WRITTEN_WITHIN_DAYS);
  if (acceptedOn < first) {
    throw invalidField('accepted_on', fill(sentences.beforeQuote, { date: formatLongDate(`${first}T12:00:00Z`) }));
  }
  if (sentAt === null || acceptedOn >= parisDay(new Date(sentAt))) return;
  throw invalidField('accepted_on', fill(sentences.beforeSending, { date: formatLongDate(sentAt) }));
}

/** Checks that an acceptance can be recorded. @throws DomainError `conflict` for a signed, withdrawn or refused quote. */
export function requireUnsigned(
  { status }: Pick<QuoteRecord, 'status'>,
  { signed, isWithdrawn }: { signed: object | null; isWithdrawn?: boolean | undefined },
  sentences: { signed: string; withdrawn: string; rejected: string },
): void {
  if (signed !== null) throw new DomainError('conflict', sentences.signed);
  if (isWithdrawn) throw new DomainError('conflict', sentences.withdrawn);
  if (status === 'rejected') throw new DomainError('conflict', sentences.rejected);
}

/** What was already done on the base of an acceptance. */
export interface AcceptanceUse {
  /** By an accepted amendment. */
  amended: boolean;
  invoiced: boolean;
  received: boolean;
  pending: boolean;
  ordered: boolean;
}

/** Checks that nothing depends on an acceptance. @throws DomainError `conflict` with the first reason. */
export function requireUnused(use: AcceptanceUse, sentences: Record<keyof AcceptanceUse, string>): void {
  for (const reason of ['amended', 'invoiced', 'received', 'pending', 'ordered'] as const) {
    if (use[reason]) throw new DomainError('conflict', sentences[reason]);
  }
}
