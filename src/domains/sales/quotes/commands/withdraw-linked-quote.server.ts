import { command } from '#src/platform/operation.server.ts';
import { limitRate, tenTimes } from '#src/platform/security/rate-limit.server.ts';
import { findOffer, withdrawQuote } from '../quote.internal.server.ts';
import { LinkWithdrawal, QuoteOffer } from '../quote-link.contract.ts';
import { ANSWER_LIMIT, linkNotFound } from '../quote-link.rules.ts';

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
    return withdrawQuote({ id: offer.id, token });
  },
});
