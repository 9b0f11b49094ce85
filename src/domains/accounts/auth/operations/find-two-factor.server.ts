import { z } from 'zod';
import { readSettings } from '#src/domains/settings/operations/read-settings.server.ts';
import { isStaff, RIGHTS, ROLES } from '#src/kernel/actor.ts';
import { query } from '#src/platform/operation.server.ts';
import { TwoFactorState } from '../two-factor.contract.ts';
import { countRecoveryCodes, selectTwoFactor } from '../two-factor.store.server.ts';

/** Returns the state of an account's second factor. */
export const findTwoFactor = query({
  allow: 'system',
  input: z.object({ userId: z.int(), role: z.enum(ROLES), rights: z.array(z.enum(RIGHTS)).default([]) }),
  output: TwoFactorState,
  run: async ({ userId, role, rights }, context) => {
    const enabled_at = (await selectTwoFactor(userId))?.enabled_at ?? null;
    const { security } = await readSettings(context, {});
    return {
      enabled: enabled_at !== null,
      enabled_at,
      recovery_codes_left: await countRecoveryCodes(userId),
      required: security.two_factor_auth && isStaff({ role, rights }),
    };
  },
});
