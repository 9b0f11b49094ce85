import { parisDay } from '#src/kernel/dates.ts';
import { selectDecision } from './quote-link.store.server.ts';
import { selectWithdrawnPaid } from './quote-withdrawal.store.server.ts';

/** Returns the civil day on which the customer withdrew from a quote's contract; null unless that was the last answer. */
export async function findWithdrawalDay({ quoteId }: { quoteId: number }): Promise<string | null> {
  const { withdrawn_at = null } = (await selectDecision(quoteId)) ?? {};
  return withdrawn_at === null ? null : parisDay(new Date(withdrawn_at));
}

/** Returns the quotes from which their customers withdrew and whose received money was not given back. */
export const listWithdrawnPaid = selectWithdrawnPaid;
