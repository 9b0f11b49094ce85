import { command } from '#src/platform/operation.server.ts';
import { findOwnQuote, withdrawQuote } from '../quote.internal.server.ts';
import { quoteNotFound } from '../quote.rules.ts';
import { OwnWithdrawal, QuoteOffer } from '../quote-link.contract.ts';

/** Withdraws from the contract of one of the caller's own quotes within its fourteen days. */
export const withdrawOwnQuote = command({
  allow: 'signed-in',
  input: OwnWithdrawal,
  output: QuoteOffer,
  audit: ({ id }, { number }) => ({ action: 'quote.withdraw', subject: `quote:${id}`, after: { number } }),
  run: async ({ id }, { actor }) => {
    if (actor.kind !== 'user') throw quoteNotFound();
    await findOwnQuote({ id, userId: actor.userId });
    return withdrawQuote({ id });
  },
});
