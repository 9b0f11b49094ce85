import { z } from 'zod';
import { command, systemContext } from '#src/platform/operation.server.ts';
import { ownId } from '../auth.rules.ts';
import { OwnPassword } from '../two-factor.contract.ts';
import { notOn } from '../two-factor.rules.ts';
import { deleteChallengesOf, deleteTwoFactor } from '../two-factor.store.server.ts';
import { provePassword } from './prove-password.server.ts';

/** Turns the second factor off: for a new telephone too, which is then set up like the first one. */
export const disableTwoFactor = command({
  allow: 'own-account',
  input: OwnPassword,
  output: z.object({}),
  audit: () => ({ action: 'two-factor.disable', subject: 'self' }),
  prepare: async ({ password }, { actor, requestId }) => {
    const userId = ownId(actor);
    await provePassword(systemContext(requestId), { userId, password, field: 'password' });
    return userId;
  },
  run: async (_input, _context, userId) => {
    if (!(await deleteTwoFactor(userId))) throw notOn();
    await deleteChallengesOf(userId);
    return {};
  },
});
