import { findAccount } from '#src/domains/accounts/users/user.internal.server.ts';
import { now } from '#src/platform/clock.server.ts';
import { command } from '#src/platform/operation.server.ts';
import { limitRate } from '#src/platform/security/rate-limit.server.ts';
import { totpStep } from '#src/platform/security/totp.server.ts';
import { ownId } from '../auth.rules.ts';
import { RecoveryCodes, TwoFactorCode } from '../two-factor.contract.ts';
import { renewRecoveryCodes } from '../two-factor.internal.server.ts';
import { alreadyOn, ENROL_LIMIT, notSetUp, plainCode, wrongFirstCode } from '../two-factor.rules.ts';
import {
  enableTwoFactor as enable,
  selectTwoFactor,
  selectTwoFactorSecret,
  takeStep,
} from '../two-factor.store.server.ts';
import { dropPendingEmail } from '../verification.internal.server.ts';
import { warnOfChange } from '../warning.internal.server.ts';

/** Turns the second factor on with the telephone's first code; returns the recovery codes, this one time. */
export const enableTwoFactor = command({
  allow: 'own-account',
  recent: true,
  input: TwoFactorCode,
  output: RecoveryCodes,
  audit: () => ({ action: 'two-factor.enable', class: 'access', subject: 'self' }),
  prepare: (_input, { actor }) => limitRate(`two-factor:enrol:${ownId(actor)}`, ENROL_LIMIT),
  run: async ({ code }, context) => {
    const userId = ownId(context.actor);
    const factor = await selectTwoFactor(userId);
    if (factor === undefined) throw notSetUp();
    if (factor.enabled_at !== null) throw alreadyOn();
    const secret = await selectTwoFactorSecret(userId);
    const step = secret === undefined ? null : totpStep(secret, plainCode(code), now());
    if (step === null || !(await takeStep(userId, step))) throw wrongFirstCode();
    await enable(userId);
    await dropPendingEmail({ userId });
    const user = await findAccount({ id: userId });
    if (user !== null) await warnOfChange({ change: 'two-factor-on', user, by: context });
    return renewRecoveryCodes({ userId });
  },
});
