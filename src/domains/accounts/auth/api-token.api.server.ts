import { type Endpoint, endpoint } from '#src/platform/http/endpoint.server.ts';
import { listApiTokens } from './api-token.queries.server.ts';
import { createApiToken } from './commands/create-api-token.server.ts';
import { revokeApiToken } from './commands/revoke-api-token.server.ts';

/** Endpoints for one's own API tokens; none of them accepts such a token. */
export const apiTokenApi: Endpoint[] = [
  endpoint('get', '/admin/api-tokens', listApiTokens, { summary: 'Ses jetons d’API', wrap: 'flat' }),
  endpoint('post', '/admin/api-tokens', createApiToken, {
    summary: 'Créer un jeton d’API, dont le secret est rendu cette seule fois',
    status: 201,
    wrap: 'flat',
    // A stored answer would keep the secret.
    repeats: 'never',
  }),
  endpoint('delete', '/admin/api-tokens/{id}', revokeApiToken, {
    summary: 'Révoquer un jeton d’API',
    message: 'Jeton révoqué.',
  }),
];
