import { type Endpoint, endpoint } from '#src/platform/http/endpoint.server.ts';
import { listExport } from '#src/platform/http/list-export.server.ts';
import { changeQuote } from './commands/change-quote.server.ts';
import { changeQuoteStatus } from './commands/change-quote-status.server.ts';
import { createAmendment } from './commands/create-amendment.server.ts';
import { createQuote } from './commands/create-quote.server.ts';
import { deleteQuote } from './commands/delete-quote.server.ts';
import { duplicateQuote } from './commands/duplicate-quote.server.ts';
import {
  countQuotes,
  exportListedQuotes,
  listQuotes,
  listQuoteTemplates,
  readQuote,
  readQuoteTimeline,
} from './quote.queries.server.ts';
import { QUOTE_TEXTS as TEXTS } from './quote.texts.ts';
import { exportLines } from './quote-admin.views.ts';
import { QUOTE_AMENDMENT_TEXTS as AMENDMENT_TEXTS } from './quote-amendment.texts.ts';

/** Endpoints for the back office's quotes. */
export const quoteAdminApi: Endpoint[] = [
  endpoint('get', '/admin/quotes', listQuotes, { summary: 'Devis' }),
  endpoint('post', '/admin/quotes', createQuote, {
    summary: 'Créer un devis ; « montant » est calculé dès qu’il y a des lignes',
    status: 201,
    message: TEXTS.created,
  }),
  endpoint('get', '/admin/quotes/statistics', countQuotes, { summary: 'Nombre de devis par statut, et leur valeur' }),
  endpoint('get', '/admin/quotes/templates', listQuoteTemplates, {
    summary: 'Services et lignes aux prix publiés, pour commencer un devis',
  }),
  listExport('/admin/quotes/export', exportListedQuotes, {
    summary: 'Devis en fichier CSV ou Excel',
    name: 'devis',
    toLines: (rows) => exportLines(rows, TEXTS),
  }),
  endpoint('get', '/admin/quotes/{id}', readQuote, { summary: 'Un devis' }),
  endpoint('get', '/admin/quotes/{id}/timeline', readQuoteTimeline, {
    summary: 'Ce que le client a fait d’un devis : ouverture, réponse, rétractation',
  }),
  endpoint('put', '/admin/quotes/{id}', changeQuote, {
    summary: 'Modifier un devis : seuls les champs envoyés changent',
    message: TEXTS.changed,
  }),
  endpoint('delete', '/admin/quotes/{id}', deleteQuote, {
    summary: 'Supprimer un devis ; refusé (409) quand il a été accepté ou payé',
    message: TEXTS.deleted,
  }),
  endpoint('put', '/admin/quotes/{id}/status', changeQuoteStatus, {
    summary: 'Changer le statut (pending, approved, rejected) ou l’étape d’un devis',
    message: TEXTS.statusChanged,
  }),
  endpoint('post', '/admin/quotes/{id}/amendments', createAmendment, {
    summary:
      'Créer un avenant d’un devis accepté : ses lignes ajoutées et retirées (« removed ») ; il s’envoie et s’accepte comme un devis',
    status: 201,
    message: AMENDMENT_TEXTS.created,
  }),
  endpoint('post', '/admin/quotes/{id}/duplicate', duplicateQuote, {
    summary: 'Dupliquer un devis',
    status: 201,
    message: TEXTS.duplicated,
  }),
];
