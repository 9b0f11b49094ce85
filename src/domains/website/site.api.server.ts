import { type Endpoint, endpoint } from '#src/platform/http/endpoint.server.ts';
import { readSiteFacts } from './site.queries.server.ts';

export const siteApi: Endpoint[] = [
  endpoint('get', '/admin/facts', readSiteFacts, {
    summary: 'Ce que les textes du site peuvent dire de l’entreprise, vide sans valeur',
  }),
];
