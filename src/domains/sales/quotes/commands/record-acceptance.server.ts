import { getPriceToSend, getPricingTerms } from '#src/domains/sales/pricing/quote-price.rules.ts';
import type { Settings } from '#src/domains/settings/setting.contract.ts';
import { readSettings } from '#src/domains/settings/setting.internal.server.ts';
import { formatLongDate, parisDay } from '#src/kernel/dates.ts';
import { getTotalText } from '#src/kernel/document-parts.ts';
import { canonicalDocument, type PricedDocument } from '#src/kernel/priced-document.ts';
import { fill } from '#src/kernel/text.ts';
import { now } from '#src/platform/clock.server.ts';
import { publish } from '#src/platform/events/events.server.ts';
import { command, systemContext } from '#src/platform/operation.server.ts';
import { drawPricedDocument } from '#src/platform/pdf/draw-priced-document.server.ts';
import { getFingerprint, hashOfSecret, newSecret } from '#src/platform/security/secrets.server.ts';
import { attachScans, storeScans } from '../acceptance-scan.internal.server.ts';
import { quoteDocument } from '../quote.document.server.ts';
import { findOffer } from '../quote.internal.server.ts';
import { sendAgreementEmail } from '../quote.mail.server.ts';
import { readQuote } from '../quote.queries.server.ts';
import { quoteNotFound, validUntilFrom } from '../quote.rules.ts';
import { RecordedAcceptance } from '../quote-acceptance.contract.ts';
import { agreedAt, requireAgreedDay, requireUnsigned } from '../quote-acceptance.rules.ts';
import { QUOTE_ACCEPTANCE_TEXTS as TEXTS } from '../quote-acceptance.texts.ts';
import { AdminQuote } from '../quote-admin.contract.ts';
import { checkAmendment, holdContract, renewContract } from '../quote-amendment.internal.server.ts';
import { getLinkValues, getLockTexts, getOfficeTexts } from '../quote-amendment.views.ts';
import { incompleteQuote, missingMentions, quoteMoved } from '../quote-document.rules.ts';
import { QUOTE_DOCUMENT_TEXTS as documentTexts } from '../quote-document.texts.ts';
import { announceSigned } from '../quote-event.internal.server.ts';
import { readableUntil } from '../quote-link.rules.ts';
import { insertDecision, prolongLinks, replaceLink, selectSentQuote } from '../quote-link.store.server.ts';
import { contentHash, getCompany } from '../quote-offer.document.server.ts';
import { selectQuotePriceFacts } from '../quote-price.store.server.ts';
import type { QuoteRecord } from '../quote-record.contract.ts';
import { selectQuoteRecord, updateQuoteRecord } from '../quote-record.store.server.ts';

interface Agreed {
  quote: QuoteRecord;
  document: PricedDocument;
  /** Whether the document is the one that was sent; its link stays valid. */
  isSent: boolean;
}

const getLocks = ({ amends_id }: QuoteRecord) => ({ ...getLockTexts(amends_id !== null), rejected: TEXTS.rejected });

/** Mentions that an agreement outside this site does not need. */
const NOT_NEEDED: readonly string[] = ['email', 'validity'];

/** Returns the document that the customer agreed to: as sent while that is current, else as it would be sent. */
async function findDocument(stored: QuoteRecord, acceptedOn: string, settings: Settings): Promise<Agreed> {
  const facts = await selectQuotePriceFacts(stored);
  requireUnsigned(stored, facts, getLocks(stored));
  await checkAmendment({ quote: stored });
  const sent = await selectSentQuote(stored.id);
  if (sent?.content_hash === contentHash(stored)) return { quote: stored, document: sent.document, isSent: true };
  const price = getPriceToSend(facts, getPricingTerms(settings));
  const missing = missingMentions(stored, price, { settings, today: parisDay(now()) });
  const needed = missing.filter((name) => !NOT_NEEDED.includes(name));
  if (needed.length > 0) throw incompleteQuote(needed, documentTexts);
  const valid_until = stored.valid_until ?? validUntilFrom(acceptedOn, settings.quotes.validity_days);
  const quote = { ...stored, valid_until };
  return {
    quote,
    document: quoteDocument(quote, price, { settings, day: acceptedOn, contract: facts.amended }),
    isSent: false,
  };
}

/** Stores the document behind a new link of its own; returns the link's token. */
async function createLink({ quote, document }: Agreed, documentHash: string): Promise<string> {
  const token = newSecret();
  await replaceLink({
    tokenHash: hashOfSecret(token),
    quoteId: quote.id,
    document,
    documentHash,
    contentHash: contentHash(quote),
    expiresAt: readableUntil('accepted', now()),
  });
  return token;
}

/** Records that the customer agreed outside this site; freezes the quote like the customer's own acceptance. */
export const recordAcceptance = command({
  allow: 'sales:change',
  input: RecordedAcceptance,
  output: AdminQuote,
  audit: ({ id, name, accepted_on, means, note, scans }) => ({
    action: 'quote.record-acceptance',
    class: 'money',
    subject: `quote:${id}`,
    after: { name, accepted_on, means: TEXTS.means[means], note, files: scans.length },
  }),
  prepare: async ({ id, accepted_on, scans }) => {
    const stored = await selectQuoteRecord(id);
    if (stored === undefined) throw quoteNotFound();
    const days = { today: parisDay(now()), createdAt: stored.created_at, sentAt: stored.sent_at };
    requireAgreedDay(accepted_on, days, TEXTS);
    const settings = await readSettings();
    const agreed = await findDocument(stored, accepted_on, settings);
    const bytes = stored.email === '' ? null : await drawPricedDocument(agreed.document);
    return { agreed, settings, bytes, stored: await storeScans(scans) };
  },
  run: async ({ id, name, accepted_on, means, note }, context, { agreed, settings, bytes, stored }) => {
    const { quote, document, isSent } = agreed;
    const held = await holdContract({ id });
    if (held?.updated_at !== quote.updated_at) throw quoteMoved();
    requireUnsigned(held, await selectQuotePriceFacts(held), getLocks(held));
    await checkAmendment({ quote: held });
    const documentHash = getFingerprint(canonicalDocument(document));
    const token = isSent ? undefined : await createLink(agreed, documentHash);
    const values = {
      ...{ ...getLinkValues(document), name, means: TEXTS.means[means] },
      gross: getTotalText(document.totals.gross_cents, document),
      date: formatLongDate(`${accepted_on}T12:00:00Z`),
    };
    const { actor, clientAddress: ip, userAgent: user_agent } = context;
    const recorded_by = actor.kind === 'user' ? actor.userId : null;
    const answer = await insertDecision({
      quoteId: id,
      decision: 'accepted',
      statement: fill(getOfficeTexts(document).statement, { ...values, note: note && ` ${note}` }),
      by: { channel: 'office', name, user_id: null, ip, user_agent },
      recorded: { recorded_by, accepted_on, means, note },
      document,
      documentHash,
    });
    await attachScans(answer.id, { scans: stored, addedBy: recorded_by });
    const { valid_until } = quote;
    await updateQuoteRecord(id, {
      status: 'accepted',
      approved_at: agreedAt({ accepted_on, created_at: answer.at }),
      valid_until,
    });
    await renewContract({ quote });
    await announceSigned({ quote, document, by: 'office', at: answer.at });
    await prolongLinks(id, readableUntil('accepted', new Date(answer.at)));
    if (bytes !== null) {
      const withdrawalUntil = (await findOffer({ id }))?.withdrawal_until ?? null;
      const company = getCompany(settings);
      const mail = { to: quote.email, document, values: { ...values, hash: documentHash }, company, withdrawalUntil };
      await sendAgreementEmail({ ...mail, token, bytes });
    }
    await publish('admin', { event: 'quotes', id });
    return readQuote(systemContext(context.requestId), { id });
  },
});
