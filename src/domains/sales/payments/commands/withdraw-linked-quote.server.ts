import { findOffer } from '#src/domains/sales/quotes/quote.internal.server.ts';
import { LinkWithdrawal, QuoteOffer } from '#src/domains/sales/quotes/quote-link.contract.ts';
import { ANSWER_LIMIT, linkNotFound } from '#src/domains/sales/quotes/quote-link.rules.ts';
import { recordAudit } from '#src/platform/audit.server.ts';
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
  run: async ({ token }, context) => {
    const offer = await findOffer({ token });
    if (offer === null) throw linkNotFound();
    const ended = await endContract({ id: offer.id, token });
    if (offer.state !== 'withdrawn') {
      const after = { number: ended.number };
      await recordAudit(context, { action: 'quote.withdraw', class: 'money', subject: `quote:${offer.id}`, after });
    }
    return ended;
  },
});
