import { type Endpoint, endpoint } from '#src/platform/http/endpoint.server.ts';
import { readPromiseCheck } from './fact.queries.server.ts';

export const factApi: Endpoint[] = [
  endpoint('get', '/admin/promises/check', readPromiseCheck, {
    summary: 'Chiffres tirés des données, en face des promesses déclarées',
  }),
];
