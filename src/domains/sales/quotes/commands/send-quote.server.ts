import { getPriceToSend, getPricingTerms } from '#src/domains/sales/pricing/quote-price.rules.ts';
import type { Settings } from '#src/domains/settings/setting.contract.ts';
import { readSettings } from '#src/domains/settings/setting.internal.server.ts';
import { parisDay } from '#src/kernel/dates.ts';
import { canonicalDocument, type PricedDocument } from '#src/kernel/priced-document.ts';
import { now, nowIso } from '#src/platform/clock.server.ts';
import { publish } from '#src/platform/events/events.server.ts';
import { command } from '#src/platform/operation.server.ts';
import { drawPricedDocument } from '#src/platform/pdf/draw-priced-document.server.ts';
import { getFingerprint, hashOfSecret, newSecret } from '#src/platform/security/secrets.server.ts';
import { quoteDocument } from '../quote.document.server.ts';
import { attachedQuote, sendOfferEmail } from '../quote.mail.server.ts';
import { quoteNotFound, validUntilFrom } from '../quote.rules.ts';
import { checkAmendment, holdContract } from '../quote-amendment.internal.server.ts';
import { getLockTexts } from '../quote-amendment.views.ts';
import { incompleteQuote, missingMentions, quoteMoved } from '../quote-document.rules.ts';
import { QUOTE_DOCUMENT_TEXTS as documentTexts } from '../quote-document.texts.ts';
import { OwnQuoteKey, SentQuoteReceipt } from '../quote-link.contract.ts';
import { offerClosed } from '../quote-link.rules.ts';
import { replaceLink } from '../quote-link.store.server.ts';
import { contentHash, getCompany } from '../quote-offer.document.server.ts';
import { requireStanding } from '../quote-price.rules.ts';
import { selectQuotePriceFacts } from '../quote-price.store.server.ts';
import type { QuoteRecord } from '../quote-record.contract.ts';
import { selectQuoteRecord, updateQuoteRecord } from '../quote-record.store.server.ts';

interface Prepared {
  quote: QuoteRecord;
  validUntil: string;
  document: PricedDocument;
  bytes: Uint8Array;
  settings: Settings;
}

async function prepare({ id }: { id: number }): Promise<Prepared> {
  const stored = await selectQuoteRecord(id);
  if (stored === undefined) throw quoteNotFound();
  if (stored.status === 'accepted') throw offerClosed('accepted');
  const settings = await readSettings();
  const today = parisDay(now());
  const facts = await selectQuotePriceFacts(stored);
  if (facts.signed !== null) throw offerClosed('accepted');
  requireStanding(facts, getLockTexts(stored.amends_id !== null).withdrawn);
  await checkAmendment({ quote: stored });
  const price = getPriceToSend(facts, getPricingTerms(settings));
  const missing = missingMentions(stored, price, { settings, today });
  if (missing.length > 0) throw incompleteQuote(missing, documentTexts);
  const validUntil = stored.valid_until ?? validUntilFrom(today, settings.quotes.validity_days);
  const quote = { ...stored, valid_until: validUntil };
  const document = quoteDocument(quote, price, { settings, day: today, contract: facts.amended });
  return { quote, validUntil, document, bytes: await drawPricedDocument(document), settings };
}

/** Emails a quote as PDF with a personal link to it, and invalidates the links of earlier sends. */
export const sendQuote = command({
  allow: 'sales:change',
  input: OwnQuoteKey,
  output: SentQuoteReceipt,
  audit: ({ id }, { number, email }) => ({
    action: 'quote.send',
    class: 'money',
    subject: `quote:${id}`,
    after: { number, email },
  }),
  prepare,
  run: async ({ id }, _context, { quote, validUntil, document, bytes, settings }) => {
    const held = await holdContract({ id });
    if (held?.updated_at !== quote.updated_at) throw quoteMoved();
    requireStanding(await selectQuotePriceFacts(held), getLockTexts(held.amends_id !== null).withdrawn);
    await checkAmendment({ quote: held });
    const token = newSecret();
    const sentAt = nowIso();
    await updateQuoteRecord(id, {
      status: 'quoted',
      open_status: 'quoted',
      approved_at: null,
      sent_at: sentAt,
      valid_until: validUntil,
    });
    await replaceLink({
      tokenHash: hashOfSecret(token),
      quoteId: id,
      document,
      documentHash: getFingerprint(canonicalDocument(document)),
      contentHash: contentHash(quote),
      // The calendar day in Paris decides validity; the row is kept a day longer.
      expiresAt: `${validUntilFrom(validUntil, 1)}T23:59:59.999Z`,
    });
    const pdf = attachedQuote(document.number, bytes);
    await sendOfferEmail({ quote, document, company: getCompany(settings), token, pdf });
    await publish('admin', { event: 'quotes', id });
    return { id, number: document.number, email: quote.email, sent_at: sentAt, valid_until: validUntil };
  },
});
