import { z } from 'zod';
import { command, systemContext } from '#src/platform/operation.server.ts';
import { ownId } from '../auth.rules.ts';
import { OwnPassword } from '../two-factor.contract.ts';
import { closeAccount } from './close-account.server.ts';
import { provePassword } from './prove-password.server.ts';

/** Erases the account that asks, its password typed again; the last active administrator's stays. */
export const eraseOwnAccount = command({
  allow: 'own-account',
  input: OwnPassword,
  output: z.object({}),
  audit: (_input, _answer) => ({ action: 'user.erase', subject: 'self', isNameless: true }),
  prepare: async ({ password }, { actor, requestId }) => {
    const userId = ownId(actor);
    await provePassword(systemContext(requestId), { userId, password, field: 'password' });
    return userId;
  },
  run: (_input, { requestId }, id) => closeAccount(systemContext(requestId), { id }),
});
