import { z } from 'zod';
import { DomainError } from '#src/kernel/errors.ts';
import { command } from '#src/platform/operation.server.ts';
import { SessionKey } from '../auth.contract.ts';
import { endSessions } from '../session.internal.server.ts';
import { dropPendingEmail } from '../verification.internal.server.ts';

/** Ends one session of the caller's account. */
export const revokeSession = command({
  allow: 'own-account',
  input: SessionKey,
  output: z.object({}),
  audit: ({ id }) => ({ action: 'session.revoke', class: 'access', subject: `session:${id}` }),
  run: async ({ id }, { actor }) => {
    const ended = actor.kind === 'user' ? await endSessions({ userId: actor.userId, only: id }) : undefined;
    if (!ended?.count) throw new DomainError('not-found', 'Cette session n’existe pas.');
    if (actor.kind === 'user' && id !== actor.sessionId) await dropPendingEmail({ userId: actor.userId });
    return {};
  },
});
