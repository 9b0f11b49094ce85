import { z } from 'zod';
import { ownId } from '#src/domains/accounts/auth/auth.rules.ts';
import { EXPORT_LIMIT } from '#src/domains/accounts/users/user.rules.ts';
import { command } from '#src/platform/operation.server.ts';
import { limitRate } from '#src/platform/security/rate-limit.server.ts';
import { findOwnData, OwnData } from '../own-data.internal.server.ts';

/** Returns all data stored about the caller's account. Writes an entry to the audit log. */
export const exportOwnData = command({
  allow: 'own-account',
  recent: true,
  input: z.object({}),
  output: OwnData,
  audit: () => ({ action: 'privacy.export', class: 'access', subject: 'self' }),
  prepare: (_input, { actor }) => limitRate(`privacy:export:${ownId(actor)}`, EXPORT_LIMIT),
  run: (_input, { actor }) =>
    findOwnData({ userId: ownId(actor), currentId: actor.kind === 'user' ? actor.sessionId : 0 }),
});
