import { command } from '#src/platform/operation.server.ts';
import { ownId } from '../auth.rules.ts';
import { provePassword } from '../password.internal.server.ts';
import { OwnPassword, RecoveryCodes } from '../two-factor.contract.ts';
import { renewRecoveryCodes } from '../two-factor.internal.server.ts';
import { notOn } from '../two-factor.rules.ts';
import { selectTwoFactor } from '../two-factor.store.server.ts';
import { dropPendingEmail } from '../verification.internal.server.ts';
import { warnOfChange } from '../warning.internal.server.ts';

/** Returns new recovery codes to the caller, this one time. */
export const replaceRecoveryCodes = command({
  allow: 'own-account',
  input: OwnPassword,
  output: RecoveryCodes,
  audit: () => ({ action: 'two-factor.renew', class: 'access', subject: 'self' }),
  prepare: async ({ password }, { actor }) => {
    return provePassword({ userId: ownId(actor), password, field: 'password' });
  },
  run: async (_input, context, user) => {
    const { id: userId } = user;
    const factor = await selectTwoFactor(userId);
    if (factor === undefined || factor.enabled_at === null) throw notOn();
    await dropPendingEmail({ userId });
    await warnOfChange({ change: 'recovery-codes', user, by: context });
    return renewRecoveryCodes({ userId });
  },
});
