import { z } from 'zod';
import { command } from '#src/platform/operation.server.ts';
import { closeAccount } from '../account.internal.server.ts';
import { ownId } from '../auth.rules.ts';
import { provePassword } from '../password.internal.server.ts';
import { OwnPassword } from '../two-factor.contract.ts';
import { warnOfChange } from '../warning.internal.server.ts';

/** Deletes the caller's account after a password check; the last active administrator's account stays. */
export const eraseOwnAccount = command({
  allow: 'own-account',
  input: OwnPassword,
  output: z.object({}),
  audit: (_input, _answer) => ({ action: 'user.erase', subject: 'self', isNameless: true }),
  prepare: async ({ password }, { actor }) => {
    return provePassword({ userId: ownId(actor), password, field: 'password' });
  },
  run: async (_input, context, user) => {
    await closeAccount({ id: user.id });
    await warnOfChange({ change: 'removed', user, by: context });
    return {};
  },
});
