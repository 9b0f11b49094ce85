import { z } from 'zod';
import { command } from '#src/platform/operation.server.ts';
import { ApiTokenKey } from '../api-token.contract.ts';
import { unknownApiToken } from '../api-token.rules.ts';
import { deleteApiToken } from '../api-token.store.server.ts';
import { ownId } from '../auth.rules.ts';

/** Deletes a token of the caller: the next call with it is refused. */
export const revokeApiToken = command({
  allow: 'staff',
  inPerson: true,
  input: ApiTokenKey,
  output: z.object({ name: z.string() }),
  audit: ({ id }, { name }) => ({
    action: 'api-token.revoke',
    class: 'access',
    subject: `api-token:${id}`,
    before: { name },
  }),
  run: async ({ id }, { actor }) => {
    const revoked = await deleteApiToken(ownId(actor), id);
    if (revoked === undefined) throw unknownApiToken();
    return revoked;
  },
});
