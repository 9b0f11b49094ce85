import { findOwnQuote } from '#src/domains/sales/quotes/quote.internal.server.ts';
import { quoteNotFound } from '#src/domains/sales/quotes/quote.rules.ts';
import { OwnWithdrawal, QuoteOffer } from '#src/domains/sales/quotes/quote-link.contract.ts';
import { command } from '#src/platform/operation.server.ts';
import { endContract } from '../contract-end.internal.server.ts';

/** Withdraws from the contract of one of the caller's own quotes within its fourteen days. */
export const withdrawOwnQuote = command({
  allow: 'signed-in',
  input: OwnWithdrawal,
  output: QuoteOffer,
  audit: ({ id }, { number }) => ({
    action: 'quote.withdraw',
    class: 'money',
    subject: `quote:${id}`,
    after: { number },
  }),
  run: async ({ id }, { actor }) => {
    if (actor.kind !== 'user') throw quoteNotFound();
    await findOwnQuote({ id, userId: actor.userId });
    return endContract({ id });
  },
});
