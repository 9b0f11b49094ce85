import { type Endpoint, endpoint } from '#src/platform/http/endpoint.server.ts';
import { readSiteState } from './site-check.queries.server.ts';

export const siteCheckApi: Endpoint[] = [
  endpoint('get', '/admin/site-check', readSiteState, {
    summary: 'État du site : adresse, certificat, e-mails, sauvegarde, disque, travaux',
  }),
];
