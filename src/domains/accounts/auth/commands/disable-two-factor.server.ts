import { z } from 'zod';
import { command } from '#src/platform/operation.server.ts';
import { ownId } from '../auth.rules.ts';
import { provePassword } from '../password.internal.server.ts';
import { OwnPassword } from '../two-factor.contract.ts';
import { notOn } from '../two-factor.rules.ts';
import { deleteTwoFactor, deleteUserChallenges } from '../two-factor.store.server.ts';
import { dropPendingEmail } from '../verification.internal.server.ts';
import { warnOfChange } from '../warning.internal.server.ts';

/** Turns the second factor off; for a new telephone it is then set up again. */
export const disableTwoFactor = command({
  allow: 'own-account',
  input: OwnPassword,
  output: z.object({}),
  audit: () => ({ action: 'two-factor.disable', class: 'access', subject: 'self' }),
  prepare: async ({ password }, { actor }) => {
    return provePassword({ userId: ownId(actor), password, field: 'password' });
  },
  run: async (_input, context, user) => {
    if (!(await deleteTwoFactor(user.id))) throw notOn();
    await deleteUserChallenges(user.id);
    await dropPendingEmail({ userId: user.id });
    await warnOfChange({ change: 'two-factor-off', user, by: context });
    return {};
  },
});
