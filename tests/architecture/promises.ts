/** Words that promise something to a visitor: price, time, guarantee, rank, place. */
export const PROMISE_WORDS =
  /gratuit|offert|sans frais|garanti|décennal|biennal|certifi|qualifi|agréé|\bRGE\b|Qualibat|24\s?h|24\/7|7\s?j|jour et nuit|toute heure|urgence|immédiat|dans la journée|jour même|\d[\s\u00a0\u202f](?:h|heures?|jours?|ans)(?!\p{L})|(?:deux|trois|cinq|dix) ans(?!\p{L})|meilleur|leader|satisfait|satisfaction|\bexperts?\b|Ardèche|Drôme|Pouzin|Rhône|Valence|Privas|Montélimar/iu;

/** Texts that only the people of the company read. */
export const BACK_OFFICE =
  /(?<!quote-amendment)-screen\.texts\.ts$|-(?:admin|editor)\.texts\.ts$|\/(?:admin|setup|dashboard|activity|guide|site-check)\//;

interface Exception {
  /** File below `src`, or the beginning of several. */
  file: string;
  /** Part of the line; every line of the file when it is missing. */
  text?: string;
  reason: string;
}

/** Texts with such words that promise nothing, or that are shown only when the fact behind them is known. */
export const EXCEPTIONS: readonly Exception[] = [
  { file: 'kernel/placeholders.texts.ts', reason: 'names of the facts and examples, for editors' },
  { file: 'kernel/quote-call.texts.ts', reason: 'quoteCall says "free" only when the owner has stated so' },
  { file: 'domains/settings/fact.texts.ts', reason: 'how a fact is written once its source is known' },
  { file: 'domains/settings/legal-identity.texts.ts', reason: 'names of missing settings' },
  { file: 'domains/settings/setting.texts.ts', reason: 'names of settings' },
  { file: 'domains/settings/opening-week.texts.ts', text: 'always:', reason: 'computed from the hours' },
  { file: 'domains/services/service.texts.ts', text: 'durationHint', reason: 'hint of the back office' },
  { file: 'domains/accounts/auth/users.texts.ts', text: 'invitationHint', reason: 'hint of the back office' },
  { file: 'domains/accounts/auth/api-token.texts.ts', text: 'lifetimes', reason: 'a choice of the back office' },
  { file: 'domains/site-pages/section.texts.ts', reason: 'names of sections and their fields' },
  {
    file: 'domains/site-pages/built-in-list.texts.ts',
    text: 'satisfaction:',
    reason: 'shown beside the declared figure',
  },
  { file: 'domains/site-pages/built-in-list.texts.ts', text: 'Signaler cet avis', reason: 'the product’s own form' },
  { file: 'domains/site-pages/built-in-legal.texts.ts', reason: 'rights that the law gives' },
  { file: 'domains/website/privacy.texts.ts', reason: 'periods that the law or the product sets' },
  { file: 'domains/website/price-labels.texts.ts', text: 'Offert', reason: 'computed from the travel fee' },
  { file: 'domains/website/price-labels.texts.ts', text: 'quoteFree', reason: 'shown for a stated price of 0' },
  { file: 'domains/places/zones/trip.texts.ts', reason: 'computed from the travel fee' },
  { file: 'domains/services/', text: "category: 'Urgence'", reason: 'kind of work, without a time' },
  { file: 'domains/blog/built-in-posts.texts.ts', text: 'décennale', reason: 'advice on what every quote must name' },
  { file: 'domains/newsletter/', reason: 'life of a link and of data, set by the product' },
  { file: 'domains/contact/contact-form.texts.ts', text: 'trois ans', reason: 'how long data are kept' },
  { file: 'domains/accounts/auth/customer.texts.ts', text: 'trois ans', reason: 'how long data are kept' },
  { file: 'domains/sales/quotes/own-quote.texts.ts', text: 'urgency:', reason: 'what the customer asked for' },
  { file: 'domains/sales/quotes/quote-amendment.texts.ts', text: '{certificate}', reason: 'what the customer states' },
  { file: 'domains/sales/quotes/quote-link.texts.ts', text: 'ertifi', reason: 'what the customer states' },
  { file: 'domains/sales/quotes/quote-document.texts.ts', reason: 'terms that the law asks for, from the settings' },
  { file: 'domains/sales/orders/order-invoice.texts.ts', text: '{insurance}', reason: 'the insurance of the settings' },
  { file: 'domains/sales/invoices/invoice-pdf.texts.ts', reason: 'insurance of the settings, rights by law' },
];
