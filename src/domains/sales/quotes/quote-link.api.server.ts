import { fill } from '#src/kernel/text.ts';
import { type Endpoint, endpoint } from '#src/platform/http/endpoint.server.ts';
import { PDF_ANSWER, pdfFile } from '#src/platform/http/pdf-file.server.ts';
import { decideLinkedQuote } from './commands/decide-linked-quote.server.ts';
import { openLinkedQuote } from './commands/open-linked-quote.server.ts';
import { sendQuote } from './commands/send-quote.server.ts';
import { drawLinkedQuote, drawQuote } from './quote.queries.server.ts';
import { QUOTE_LINK_TEXTS as texts } from './quote-link.texts.ts';

const asPdf = {
  answers: PDF_ANSWER,
  send: (_request: unknown, { number, bytes }: { number: string; bytes: Uint8Array }) =>
    pdfFile(`devis-${number}`, bytes),
};

/** Endpoints of the devis: its PDF, its sending, and the customer's actions behind the personal link. */
export const quoteLinkApi: Endpoint[] = [
  endpoint('get', '/admin/quotes/{id}/pdf', drawQuote, { summary: 'Le devis en PDF', ...asPdf }),
  endpoint('post', '/admin/quotes/{id}/send', sendQuote, {
    summary: 'Envoyer le devis au client avec un lien personnel ; les liens précédents prennent fin',
    message: ({ number, email }) => fill(texts.sent, { number, email }),
  }),
  endpoint('get', '/quote-links/{token}', openLinkedQuote, { summary: 'Le devis derrière un lien personnel' }),
  endpoint('get', '/quote-links/{token}/pdf', drawLinkedQuote, { summary: 'Ce devis en PDF', ...asPdf }),
  endpoint('post', '/quote-links/{token}/decision', decideLinkedQuote, {
    summary: 'Accepter ou refuser ce devis',
    message: ({ state }) => (state === 'accepted' ? texts.decided.accepted : texts.decided.rejected),
  }),
];
