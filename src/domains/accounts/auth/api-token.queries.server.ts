import { z } from 'zod';
import { query } from '#src/platform/operation.server.ts';
import { ApiTokenList } from './api-token.contract.ts';
import { findApiTokens } from './api-token.internal.server.ts';
import { ownId } from './auth.rules.ts';

/** Lists the caller's tokens, expired ones for a month. */
export const listApiTokens = query({
  allow: 'staff',
  inPerson: true,
  input: z.object({}),
  output: ApiTokenList,
  run: async (_input, { actor }) => ({ api_tokens: await findApiTokens({ userId: ownId(actor) }) }),
});
