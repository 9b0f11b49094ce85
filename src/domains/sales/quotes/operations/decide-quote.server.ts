import { readSettings } from '#src/domains/settings/operations/read-settings.server.ts';
import { formatDateTime, formatLongDate } from '#src/kernel/dates.ts';
import { exactEuros } from '#src/kernel/money.ts';
import { isoIn } from '#src/platform/clock.server.ts';
import { transaction } from '#src/platform/database/database.server.ts';
import { publish } from '#src/platform/events/events.server.ts';
import { attachedQuote, offerLink, sendQuoteEmail } from '../quote.mail.server.ts';
import { quoteNotFound } from '../quote-admin.rules.ts';
import type { DECISIONS, DecisionMaker, QuoteOffer } from '../quote-link.contract.ts';
import { DECIDED_DAYS, isSameAnswer, offerClosed, withdrawalEnd } from '../quote-link.rules.ts';
import { insertDecision, prolongLinks } from '../quote-link.store.server.ts';
import { QUOTE_LINK_TEXTS as texts } from '../quote-link.texts.ts';
import { getCompany } from '../quote-offer.document.server.ts';
import { lockQuoteRecord, updateQuoteRecord } from '../quote-record.store.server.ts';
import { announceDecision } from './announce-decision.server.ts';
import { findOffer } from './find-offer.server.ts';

/** Stores a customer's decision with its document, once, and notifies both sides. */
export const decideQuote = ({
  id,
  decision,
  by,
  documentHash,
  bytes,
  token,
}: {
  id: number;
  decision: (typeof DECISIONS)[number];
  by: DecisionMaker;
  documentHash: string;
  bytes: Uint8Array<ArrayBufferLike> | null;
  token?: string | undefined;
}): Promise<QuoteOffer> =>
  transaction(async () => {
    const quote = await lockQuoteRecord(id);
    const offer = await findOffer({ id });
    if (quote === undefined || offer === null) throw quoteNotFound();
    if (isSameAnswer(offer, { decision, name: by.name })) return offer;
    if (offer.state !== 'open' || offer.document === null) throw offerClosed(offer.state);
    if (offer.document_hash !== documentHash) throw offerClosed('changed');
    const statement = offer.statements[decision];
    const at = await insertDecision({ quoteId: id, decision, statement, by, document: offer.document, documentHash });
    await updateQuoteRecord(id, { status: decision, approved_at: decision === 'accepted' ? at : null });
    await prolongLinks(id, isoIn(DECIDED_DAYS * 86_400));
    const { number } = offer;
    const gross = exactEuros(offer.document.totals.gross_cents);
    const values = { number, name: by.name, gross, time: formatDateTime(at), statement };
    const until = formatLongDate(`${withdrawalEnd(at)}T12:00:00Z`);
    const settings = await readSettings();
    await sendQuoteEmail({
      to: quote.email,
      sentences: texts[decision],
      values: { ...values, until, hash: documentHash },
      company: getCompany(settings),
      button: { label: texts.button, url: offerLink(token) },
      pdf: bytes === null ? undefined : attachedQuote(number, bytes),
      isAutomatic: true,
    });
    await announceDecision({ id, event: decision, values: { name: by.name, number, gross } });
    await publish('admin', { event: 'quotes', id });
    return (await findOffer({ id })) ?? offer;
  });
