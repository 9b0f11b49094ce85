import { getPricingTerms, getQuotePrice } from '#src/domains/sales/pricing/quote-price.rules.ts';
import { readSettings } from '#src/domains/settings/operations/read-settings.server.ts';
import { parisDay } from '#src/kernel/dates.ts';
import { now } from '#src/platform/clock.server.ts';
import { hashOfSecret } from '#src/platform/security/secrets.server.ts';
import type { QuoteOffer } from '../quote-link.contract.ts';
import { selectDecision, selectLink, selectSentQuote } from '../quote-link.store.server.ts';
import { getOffer } from '../quote-offer.document.server.ts';
import { selectQuotePriceFacts } from '../quote-price.store.server.ts';
import { selectQuoteRecord } from '../quote-record.store.server.ts';

/** Returns the sent offer of a quote, by its link's token or its number; null when none was sent or is valid. */
export async function findOffer(by: { token: string } | { id: number }): Promise<QuoteOffer | null> {
  const sent = 'token' in by ? await selectLink(hashOfSecret(by.token)) : await selectSentQuote(by.id);
  const quote = sent && (await selectQuoteRecord(sent.target_id));
  if (sent === undefined || quote === undefined) return null;
  const latest = await selectDecision(quote.id);
  // A decision on an earlier version does not count for this one.
  const decision = latest && latest.created_at >= sent.created_at ? latest : undefined;
  const settings = await readSettings();
  const price = getQuotePrice(await selectQuotePriceFacts(quote), getPricingTerms(settings));
  const offer = getOffer({ quote, sent, decision, price }, settings, parisDay(now()));
  // Behind a link, an expired offer counts as unknown.
  return 'token' in by && offer.state === 'expired' ? null : offer;
}
