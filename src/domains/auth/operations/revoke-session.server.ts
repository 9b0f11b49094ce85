import { z } from 'zod';
import { DomainError } from '#src/kernel/errors.ts';
import { command } from '#src/platform/operation.server.ts';
import { SessionKey } from '../auth.contract.ts';
import { deleteSession } from '../session.store.server.ts';

/** Ends one session of the account that asks. */
export const revokeSession = command({
  allow: 'signed-in',
  input: SessionKey,
  output: z.object({}),
  audit: ({ id }) => ({ action: 'session.revoke', subject: `session:${id}` }),
  run: async ({ id }, { actor }) => {
    const found = actor.kind === 'user' && (await deleteSession(id, actor.userId));
    if (!found) throw new DomainError('not-found', 'Cette session n’existe pas.');
    return {};
  },
});
