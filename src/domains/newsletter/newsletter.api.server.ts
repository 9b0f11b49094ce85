import { type Endpoint, endpoint } from '#src/platform/http/endpoint.server.ts';
import { listExport } from '#src/platform/http/list-export.server.ts';
import { exportSubscribers } from './commands/export-subscribers.server.ts';
import { removeSubscriber } from './commands/remove-subscriber.server.ts';
import { requestSubscription } from './commands/request-subscription.server.ts';
import { countSubscribers, listSubscribers, readSubscriber } from './newsletter.queries.server.ts';
import { NEWSLETTER_TEXTS as texts } from './newsletter.texts.ts';
import { exportLines } from './newsletter.views.ts';

export const newsletterApi: Endpoint[] = [
  endpoint('post', '/newsletter', requestSubscription, {
    summary: 'S’abonner à la lettre d’information',
    status: 202,
    message: texts.received,
  }),
  endpoint('get', '/admin/newsletter', listSubscribers, { summary: 'Abonnés à la lettre d’information' }),
  endpoint('get', '/admin/newsletter/statistics', countSubscribers, { summary: 'Nombre d’abonnés par statut' }),
  listExport('/admin/newsletter/export', exportSubscribers, {
    summary: 'Abonnés en fichier CSV ou Excel',
    name: 'abonnes',
    toLines: (rows) => exportLines(rows, texts),
  }),
  endpoint('get', '/admin/newsletter/{id}', readSubscriber, { summary: 'Un abonné' }),
  endpoint('delete', '/admin/newsletter/{id}', removeSubscriber, {
    summary: 'Supprimer un abonné',
    message: texts.removed,
  }),
];
