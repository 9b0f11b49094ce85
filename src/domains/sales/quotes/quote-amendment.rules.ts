import {
  type AmendmentFault,
  getAmendmentCharge,
  getAmendmentFault,
} from '#src/domains/sales/pricing/amendment.rules.ts';
import type { Charge } from '#src/domains/sales/pricing/price.contract.ts';
import { DomainError, invalidField } from '#src/kernel/errors.ts';
import { exactEuros } from '#src/kernel/money.ts';
import type { PricedLine } from '#src/kernel/priced-lines.ts';
import { fill } from '#src/kernel/text.ts';
import type { AcceptanceUse } from './quote-acceptance.rules.ts';
import type { QuoteRecord } from './quote-record.contract.ts';

/** Allowed changes of state of an amendment. Only `accepted` counts in its contract, which must be in force for each. */
export const AMENDMENT_MOVES = {
  /** Sending; an agreement that the office records; deletion. */
  draft: ['sent', 'accepted', 'rejected', 'deleted'],
  /** The end of its validity; a change of it or of its contract, after which it is sent again. */
  sent: ['accepted', 'rejected', 'expired', 'changed'],
  expired: ['sent', 'accepted', 'rejected', 'changed'],
  changed: ['sent', 'accepted', 'rejected', 'expired'],
  /** Withdrawal of it or of its contract; cancelled acceptance, the latest amendment first. */
  accepted: ['rejected', 'sent', 'expired'],
  /** The office opens it again. */
  rejected: ['draft', 'sent', 'changed', 'expired', 'deleted'],
  deleted: [],
} as const;

/** What depends on a contract. */
export interface ContractUse {
  /** Number of the final invoice that is not credited. */
  invoice: string | undefined;
  /** Sum of the deposit invoices that are not credited, with tax. */
  billed_cents: number;
  /** Whether a card payment is open. */
  isPaying: boolean;
  /** Whether its order was cancelled. */
  isCancelled: boolean;
}

const conflict = (sentence: string): DomainError => new DomainError('conflict', sentence);

/** Checks that works are neither cancelled nor billed. @throws DomainError `conflict` */
export function requireUnbilled(
  { invoice, isCancelled }: Pick<ContractUse, 'invoice' | 'isCancelled'>,
  sentences: Record<'cancelled' | 'billed', string>,
): void {
  if (isCancelled) throw conflict(sentences.cancelled);
  if (invoice !== undefined) throw conflict(fill(sentences.billed, { number: invoice }));
}

/** Checks that a quote can get an amendment. @throws DomainError `conflict` for an amendment, or without a binding acceptance. */
export function requireAmendable(
  { amends_id }: Pick<QuoteRecord, 'amends_id'>,
  { signed }: { signed: object | null },
  sentences: { nested: string; unsigned: string },
): void {
  if (amends_id !== null) throw conflict(sentences.nested);
  if (signed === null) throw conflict(sentences.unsigned);
}

interface Amending {
  /** The contract without this amendment; absent once it has ended. */
  contract: Charge | undefined;
  use: ContractUse;
  texts: {
    refused: Record<'ended' | 'cancelled' | 'billed' | 'below', string>;
    faults: Record<AmendmentFault, string>;
  };
}

/** Checks that lines can amend a contract now. @throws DomainError `conflict`, or `invalid` for the lines. */
export function requireAmendment(lines: readonly PricedLine[], { contract, use, texts }: Amending): void {
  if (contract === undefined) throw conflict(texts.refused.ended);
  requireUnbilled(use, texts.refused);
  const fault = getAmendmentFault(contract, lines);
  if (fault !== undefined) throw invalidField('lines', texts.faults[fault]);
  const { gross_cents } = getAmendmentCharge(contract, lines).totals;
  const isBelow = gross_cents < 0 && contract.totals.gross_cents + gross_cents < use.billed_cents;
  if (isBelow) throw conflict(fill(texts.refused.below, { billed: exactEuros(use.billed_cents) }));
}

const CLIENT = ['name', 'email', 'phone', 'service_type', 'address', 'customer_kind'] as const;

/** Checks a change of an amendment: its customer and place are those of its quote. @throws DomainError `conflict` */
export function requireSameClient(before: QuoteRecord, change: Partial<QuoteRecord>, sentence: string): void {
  if (CLIENT.some((name) => change[name] !== undefined && change[name] !== before[name])) throw conflict(sentence);
}

/** Checks a move of an amendment: only its customer accepts it. @throws DomainError `conflict` */
export function requireCustomer(
  { amends_id, status }: Pick<QuoteRecord, 'amends_id' | 'status'>,
  next: QuoteRecord['status'] | undefined,
  sentence: string,
): void {
  if (amends_id !== null && next === 'accepted' && status !== 'accepted') throw conflict(sentence);
}

/** Returns what depends on an accepted amendment. */
export const getAmendmentUse = (
  { invoice, billed_cents, isPaying }: ContractUse,
  contract: Charge | undefined,
  isFollowed: boolean,
): AcceptanceUse => ({
  amended: isFollowed,
  invoiced: invoice !== undefined,
  received: contract !== undefined && contract.totals.gross_cents < billed_cents,
  pending: isPaying,
  ordered: false,
});
