import { findOffer } from '#src/domains/sales/quotes/quote.internal.server.ts';
import { LinkWithdrawal, QuoteOffer } from '#src/domains/sales/quotes/quote-link.contract.ts';
import { ANSWER_LIMIT, linkNotFound } from '#src/domains/sales/quotes/quote-link.rules.ts';
import { command } from '#src/platform/operation.server.ts';
import { limitRate, tenTimes } from '#src/platform/security/rate-limit.server.ts';
import { endContract } from '../contract-end.internal.server.ts';

/** Withdraws from the contract of a personal link. */
export const withdrawLinkedQuote = command({
  allow: 'anyone',
  senderLimit: { bucket: 'quote-link', ...tenTimes(ANSWER_LIMIT) },
  input: LinkWithdrawal,
  output: QuoteOffer,
  prepare: (_input, { clientAddress }) => limitRate(`quote-link:answer:${clientAddress}`, ANSWER_LIMIT),
  run: async ({ token }) => {
    const offer = await findOffer({ token });
    if (offer === null) throw linkNotFound();
    return endContract({ id: offer.id, token });
  },
});
