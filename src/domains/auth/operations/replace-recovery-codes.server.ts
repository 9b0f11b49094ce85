import { command, systemContext } from '#src/platform/operation.server.ts';
import { ownId } from '../auth.rules.ts';
import { OwnPassword, RecoveryCodes } from '../two-factor.contract.ts';
import { notOn } from '../two-factor.rules.ts';
import { selectTwoFactor } from '../two-factor.store.server.ts';
import { provePassword } from './prove-password.server.ts';
import { renewRecoveryCodes } from './renew-recovery-codes.server.ts';

/** Gives the account that asks new recovery codes, this once. */
export const replaceRecoveryCodes = command({
  allow: 'own-account',
  input: OwnPassword,
  output: RecoveryCodes,
  audit: () => ({ action: 'two-factor.renew', subject: 'self' }),
  prepare: async ({ password }, { actor, requestId }) => {
    const userId = ownId(actor);
    await provePassword(systemContext(requestId), { userId, password, field: 'password' });
    return userId;
  },
  run: async (_input, { requestId }, userId) => {
    const factor = await selectTwoFactor(userId);
    if (factor === undefined || factor.enabled_at === null) throw notOn();
    return renewRecoveryCodes(systemContext(requestId), { userId });
  },
});
