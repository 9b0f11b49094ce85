import { callFlat, callPlain } from '#src/ui/http/api-client.ts';
import { ApiTokenList, CreatedApiToken, type NewApiToken } from './api-token.contract.ts';

export const fetchApiTokens = () => callFlat('/admin/api-tokens', ApiTokenList);

export const createApiToken = (token: NewApiToken): Promise<CreatedApiToken> =>
  callFlat('/admin/api-tokens', CreatedApiToken, { method: 'POST', body: token });

export const revokeApiToken = (id: number): Promise<void> => callPlain(`/admin/api-tokens/${id}`, { method: 'DELETE' });
