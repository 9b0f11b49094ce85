import { addToContract } from '#src/domains/sales/pricing/amendment.rules.ts';
import { getDocumentCharge } from '#src/domains/sales/pricing/charge.rules.ts';
import type { Charge } from '#src/domains/sales/pricing/price.contract.ts';
import { parisDay } from '#src/kernel/dates.ts';
import { agreedAt } from './quote-acceptance.rules.ts';
import { selectAmendments } from './quote-amendment.store.server.ts';
import { type ContractEnd, getContractEnd } from './quote-contract.rules.ts';
import { selectDecision } from './quote-link.store.server.ts';
import { isBinding } from './quote-price.rules.ts';
import { selectQuoteRecord } from './quote-record.store.server.ts';
import { selectWithdrawnPaid } from './quote-withdrawal.store.server.ts';

/**
 * Returns the civil day on which the company was informed that the customer withdrew from a quote's contract; null
 * unless that was the last answer.
 */
export async function findWithdrawalDay({ quoteId }: { quoteId: number }): Promise<string | null> {
  const { withdrawn_at = null, informed_on = null } = (await selectDecision(quoteId)) ?? {};
  return withdrawn_at === null ? null : (informed_on ?? parisDay(new Date(withdrawn_at)));
}

/** Returns the civil day on which the customer agreed to a quote; null without an agreement that binds. */
export async function findAgreedDay({ quoteId }: { quoteId: number }): Promise<string | null> {
  const decision = await selectDecision(quoteId);
  return decision !== undefined && isBinding(decision) ? parisDay(new Date(agreedAt(decision))) : null;
}

/** Returns how the contract of a quote ended; null while it can be ordered and billed. */
export async function findContractEnd({ quoteId }: { quoteId: number }): Promise<ContractEnd | null> {
  const quote = await selectQuoteRecord(quoteId);
  return quote === undefined ? null : getContractEnd(quote, await selectDecision(quoteId));
}

/** Returns the last day on which the customer withdrew from a quote's contract or an amendment of it; null for none. */
export async function findLastWithdrawal({ quoteId }: { quoteId: number }): Promise<string | null> {
  const ids = [quoteId, ...(await selectAmendments([quoteId])).map(({ id }) => id)];
  const days = await Promise.all(ids.map((id) => findWithdrawalDay({ quoteId: id })));
  return (
    days
      .filter((day) => day !== null)
      .toSorted()
      .at(-1) ?? null
  );
}

/**
 * Returns the charge of a contract from which the customer withdrew after asking for an early beginning of the works,
 * with the amendments that ended with it; null otherwise, since nothing is owed then (C. conso L221-25).
 */
export async function findBegunWorks({ quoteId }: { quoteId: number }): Promise<Charge | null> {
  const decision = await selectDecision(quoteId);
  const { withdrawn_at = null, early_start = null } = decision ?? {};
  if (decision === undefined || withdrawn_at === null || early_start === null) return null;
  const amendments = await Promise.all((await selectAmendments([quoteId])).map(({ id }) => selectDecision(id)));
  const ended = amendments.flatMap((one) => (one?.withdrawn_at && one.withdrawn_at >= withdrawn_at ? [one] : []));
  const charges = ended.map(({ document }) => getDocumentCharge(document));
  return addToContract(getDocumentCharge(decision.document), charges);
}

/** Returns the contracts that were received on and from which, or from an amendment of which, their customers withdrew. */
export const listWithdrawnPaid = selectWithdrawnPaid;
