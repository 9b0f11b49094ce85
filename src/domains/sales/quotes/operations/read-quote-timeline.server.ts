import { parisDay } from '#src/kernel/dates.ts';
import { now } from '#src/platform/clock.server.ts';
import { query } from '#src/platform/operation.server.ts';
import { AdminQuoteKey } from '../quote-admin.contract.ts';
import { quoteNotFound } from '../quote-admin.rules.ts';
import type { CHANNELS, Decision } from '../quote-link.contract.ts';
import { getOfferState } from '../quote-link.rules.ts';
import { selectDecision, selectSentQuote } from '../quote-link.store.server.ts';
import { contentHash } from '../quote-offer.document.server.ts';
import { selectQuoteRecord } from '../quote-record.store.server.ts';
import { QuoteTimeline } from '../quote-timeline.contract.ts';

/** Returns whether the customer opened a quote, their decision, and whether it has changed since it was sent. */
export const readQuoteTimeline = query({
  allow: 'sales:read',
  input: AdminQuoteKey,
  output: QuoteTimeline,
  run: async ({ id }) => {
    const quote = await selectQuoteRecord(id);
    if (quote === undefined) throw quoteNotFound();
    const [sent, decision] = await Promise.all([selectSentQuote(id), selectDecision(id)]);
    const current = { today: parisDay(now()), contentHash: contentHash(quote) };
    return {
      state: sent === undefined ? null : getOfferState(quote, sent, decision, current),
      isChanged: sent !== undefined && sent.content_hash !== current.contentHash,
      sentAt: quote.sent_at,
      openedAt: sent?.opened_at ?? null,
      decision: (decision?.decision as Decision | undefined) ?? null,
      decidedAt: decision?.created_at ?? null,
      decidedBy: decision?.name ?? '',
      channel: (decision?.channel as (typeof CHANNELS)[number] | undefined) ?? null,
      withdrawnAt: decision?.withdrawn_at ?? null,
    };
  },
});
