import { z } from 'zod';
import { findAccount } from '#src/domains/accounts/users/user.internal.server.ts';
import { readSettings } from '#src/domains/settings/setting.internal.server.ts';
import { command } from '#src/platform/operation.server.ts';
import { newTotpSecret, totpAddress } from '#src/platform/security/totp.server.ts';
import { ownId } from '../auth.rules.ts';
import { TwoFactorSetup } from '../two-factor.contract.ts';
import { alreadyOn } from '../two-factor.rules.ts';
import { replaceTwoFactor } from '../two-factor.store.server.ts';

/** Creates the secret for the telephone; no code is required at sign-in until its first code was typed. */
export const setUpTwoFactor = command({
  allow: 'own-account',
  recent: true,
  input: z.object({}),
  output: TwoFactorSetup,
  run: async (_input, { actor }) => {
    const userId = ownId(actor);
    const account = await findAccount({ id: userId });
    const { general } = await readSettings();
    const secret = newTotpSecret();
    if (!(await replaceTwoFactor(userId, secret))) throw alreadyOn();
    return { secret, otpauth_url: totpAddress(secret, general.site_name, account?.email ?? '') };
  },
});
