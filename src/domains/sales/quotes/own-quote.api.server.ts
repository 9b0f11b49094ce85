import { type Endpoint, endpoint } from '#src/platform/http/endpoint.server.ts';
import { PDF_ANSWER, pdfFile } from '#src/platform/http/pdf-file.server.ts';
import { decideOwnQuote } from './commands/decide-own-quote.server.ts';
import { drawOwnQuote, listOwnQuotes } from './quote.queries.server.ts';
import { QUOTE_LINK_TEXTS as texts } from './quote-link.texts.ts';

/** Endpoints for a customer's own quotes. */
export const ownQuoteApi: Endpoint[] = [
  endpoint('get', '/user/quotes', listOwnQuotes, { summary: 'Ses devis', wrap: 'bare' }),
  endpoint('get', '/user/quotes/{id}/pdf', drawOwnQuote, {
    summary: 'Un de ses devis en PDF',
    answers: PDF_ANSWER,
    send: (_request, { number, bytes }) => pdfFile(`devis-${number}`, bytes),
  }),
  endpoint('post', '/user/quotes/{id}/decision', decideOwnQuote, {
    summary: 'Accepter ou refuser un de ses devis',
    message: ({ state }) => (state === 'accepted' ? texts.decided.accepted : texts.decided.rejected),
  }),
];
