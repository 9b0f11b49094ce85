import { z } from 'zod';
import { findOwner } from '#src/domains/accounts/users/user.internal.server.ts';
import { getDefaultRate, getPublishedRate, getVatRegime } from '#src/domains/sales/pricing/charge.rules.ts';
import { getPricingTerms, getQuotePrice } from '#src/domains/sales/pricing/quote-price.rules.ts';
import { listPublishedServices } from '#src/domains/services/service.internal.server.ts';
import { readSettings } from '#src/domains/settings/setting.internal.server.ts';
import { parisDay } from '#src/kernel/dates.ts';
import { DomainError } from '#src/kernel/errors.ts';
import { documentNumber } from '#src/kernel/quote-number.ts';
import { now } from '#src/platform/clock.server.ts';
import { query } from '#src/platform/operation.server.ts';
import { drawPricedDocument } from '#src/platform/pdf/draw-priced-document.server.ts';
import { rowPages, rowPagesSchema } from '#src/platform/row-pages.server.ts';
import { limitRate } from '#src/platform/security/rate-limit.server.ts';
import { storage } from '#src/platform/storage/storage.server.ts';
import { ScanKey } from './acceptance-scan.contract.ts';
import { selectScan, selectScans } from './acceptance-scan.store.server.ts';
import { type OwnQuote, OwnQuoteList } from './own-quote.contract.ts';
import { selectOwnQuotes } from './own-quote.store.server.ts';
import { quoteDocument } from './quote.document.server.ts';
import { findOffer, findOwnQuote, presentQuotes, priceQuotes } from './quote.internal.server.ts';
import { quoteNotFound } from './quote.rules.ts';
import { QUOTE_TEXTS } from './quote.texts.ts';
import { priceTemplate, serviceTemplate, toOwnQuote } from './quote.views.ts';
import type { AcceptanceMeans } from './quote-acceptance.contract.ts';
import { agreedAt } from './quote-acceptance.rules.ts';
import { QUOTE_ACCEPTANCE_TEXTS } from './quote-acceptance.texts.ts';
import { AdminQuote, AdminQuoteKey, AdminQuotePage, QuoteListQuery } from './quote-admin.contract.ts';
import { countAdminQuotes, selectQuoteIds, selectQuotePage } from './quote-admin.store.server.ts';
import { QuoteStatistics } from './quote-figures.contract.ts';
import { type CHANNELS, type Decision, OwnQuoteKey, QuoteLinkKey, RenderedQuote } from './quote-link.contract.ts';
import { DRAW_LIMIT, getOfferState, linkNotFound, offerClosed } from './quote-link.rules.ts';
import { selectDecision, selectSentQuote } from './quote-link.store.server.ts';
import { contentHash } from './quote-offer.document.server.ts';
import { selectQuotePriceFacts } from './quote-price.store.server.ts';
import { selectQuoteRecord } from './quote-record.store.server.ts';
import { QuoteTemplates } from './quote-template.contract.ts';
import { QuoteTimeline } from './quote-timeline.contract.ts';

/** Renders the devis of a personal link as PDF. */
export const drawLinkedQuote = query({
  allow: 'anyone',
  input: QuoteLinkKey,
  output: RenderedQuote,
  run: async ({ token }, { clientAddress }) => {
    await limitRate(`quote-link:draw:${clientAddress}`, DRAW_LIMIT);
    const offer = await findOffer({ token });
    if (offer === null) throw linkNotFound();
    if (offer.document === null) throw offerClosed(offer.state);
    return { number: offer.number, bytes: await drawPricedDocument(offer.document) };
  },
});

/** Renders the devis of one of the caller's own quotes as PDF. */
export const drawOwnQuote = query({
  allow: 'signed-in',
  input: OwnQuoteKey,
  output: RenderedQuote,
  run: async ({ id }, { actor }) => {
    if (actor.kind !== 'user') throw quoteNotFound();
    await limitRate(`quote:draw:${actor.userId}`, DRAW_LIMIT);
    const { document, number, state } = await findOwnQuote({ id, userId: actor.userId });
    if (document === null) throw offerClosed(state);
    return { number, bytes: await drawPricedDocument(document) };
  },
});

/** Returns templates for a new quote: the services, and lines at the published prices. */
export const listQuoteTemplates = query({
  allow: 'sales:read',
  input: z.object({}),
  output: QuoteTemplates,
  run: async () => {
    const settings = await readSettings();
    const { quotes, prices } = settings;
    const services = await listPublishedServices();
    const published = getPublishedRate(settings);
    return {
      services: services.map(({ title }) => title),
      lines: [
        ...prices.lines.map((line) => priceTemplate(line, published)),
        ...services.map((service) => serviceTemplate(service, published, QUOTE_TEXTS.range)),
      ],
      default_vat_rate: getDefaultRate(settings),
      vat_regime: getVatRegime(settings),
      validity_days: quotes.validity_days,
    };
  },
});

/** Returns one quote, as the back office reads it. */
export const readQuote = query({
  allow: 'sales:read',
  input: AdminQuoteKey,
  output: AdminQuote,
  run: async ({ id }) => {
    const [quote] = await presentQuotes({ ids: [id] });
    if (quote === undefined) throw quoteNotFound();
    return quote;
  },
});

const MOST = 200;

/** Returns the caller's own quotes, newest first: requested while signed in, or sent to the verified address. */
export const listOwnQuotes = query({
  allow: 'signed-in',
  input: z.object({}),
  output: OwnQuoteList,
  run: async (_input, { actor }) => {
    if (actor.kind !== 'user') throw quoteNotFound();
    const records = await selectOwnQuotes(await findOwner({ userId: actor.userId }), MOST);
    const priced = await priceQuotes({ ids: records.map(({ id }) => id) });
    const prices = new Map(priced.map((price) => [price.id, price]));
    const quotes: OwnQuote[] = [];
    for (const quote of records) {
      const price = prices.get(quote.id);
      // Deleted since it was listed.
      if (price === undefined) continue;
      const isOffered = quote.sent_at !== null || quote.status === 'accepted';
      const offer = !isOffered ? null : await findOffer({ id: quote.id });
      const statusText = QUOTE_TEXTS.stages[quote.status];
      quotes.push(toOwnQuote(quote, offer, { price, statusText }));
    }
    return quotes;
  },
});

/** Returns whether the customer opened a quote, their decision, and whether it has changed since it was sent. */
export const readQuoteTimeline = query({
  allow: 'sales:read',
  input: AdminQuoteKey,
  output: QuoteTimeline,
  run: async ({ id }) => {
    const quote = await selectQuoteRecord(id);
    if (quote === undefined) throw quoteNotFound();
    const [sent, decision, offer] = await Promise.all([selectSentQuote(id), selectDecision(id), findOffer({ id })]);
    const current = { today: parisDay(now()), contentHash: contentHash(quote) };
    return {
      state: sent === undefined ? null : getOfferState(quote, sent, decision, current),
      isChanged: sent !== undefined && sent.content_hash !== current.contentHash,
      sentAt: quote.sent_at,
      openedAt: sent?.opened_at ?? null,
      decision: (decision?.decision as Decision | undefined) ?? null,
      decidedAt: decision === undefined ? null : agreedAt(decision),
      decidedBy: decision?.name ?? '',
      channel: (decision?.channel as (typeof CHANNELS)[number] | undefined) ?? null,
      withdrawnAt: decision?.withdrawn_at ?? null,
      withdrawalUntil: offer?.withdrawal_until ?? null,
      unpaidUntil: offer?.no_payment_until ?? null,
      startsEarly: decision?.early_start != null,
      means: (decision?.means as AcceptanceMeans | null | undefined) ?? null,
      note: decision?.note ?? '',
      scans: decision === undefined ? [] : await selectScans(decision.id),
      cancelledAt: decision?.cancelled_at ?? null,
      cancelReason: decision?.cancel_reason ?? '',
    };
  },
});

/** Returns a file that proves an agreement which the office recorded. */
export const readAcceptanceScan = query({
  allow: 'sales:read',
  input: ScanKey,
  output: z.object({ bytes: z.instanceof(Uint8Array<ArrayBuffer>), contentType: z.string() }),
  run: async ({ id, scan }) => {
    const row = await selectScan(id, scan);
    const file = row && (await storage().get(row.fileName));
    if (row === undefined || file === undefined)
      throw new DomainError('not-found', QUOTE_ACCEPTANCE_TEXTS.scans.notFound);
    return file;
  },
});

/** Counts quotes of each status and sums their amounts. */
export const countQuotes = query({
  allow: 'sales:read',
  input: z.object({}),
  output: QuoteStatistics,
  run: countAdminQuotes,
});

/** Returns every quote that matches a list's search and filters, in its order. */
export const exportListedQuotes = query({
  allow: ['sales:read', 'people'],
  recent: true,
  input: QuoteListQuery.omit({ page: true, per_page: true }),
  output: rowPagesSchema(AdminQuote),
  run: async (wanted) => {
    return rowPages(await selectQuoteIds(wanted), (ids) => presentQuotes({ ids }));
  },
});

/** Returns quotes of the back office, newest first by default. */
export const listQuotes = query({
  allow: 'sales:read',
  input: QuoteListQuery,
  output: AdminQuotePage,
  run: async (wanted) => {
    const { items, meta } = await selectQuotePage(wanted);
    const ids = items.map(({ id }) => id);
    return { items: await presentQuotes({ ids }), meta };
  },
});

/** Renders the devis of a quote: as it was sent while that is current, else as it would be sent today. */
export const drawQuote = query({
  allow: 'sales:read',
  input: OwnQuoteKey,
  output: RenderedQuote,
  run: async ({ id }) => {
    const quote = await selectQuoteRecord(id);
    if (quote === undefined) throw quoteNotFound();
    const facts = await selectQuotePriceFacts(quote);
    const offer = await findOffer({ id });
    const settings = await readSettings();
    const price = getQuotePrice(facts, getPricingTerms(settings));
    const writing = { settings, day: parisDay(now()), contract: facts.amended };
    const document = offer?.document ?? quoteDocument(quote, price, writing);
    return { number: documentNumber(quote), bytes: await drawPricedDocument(document) };
  },
});
