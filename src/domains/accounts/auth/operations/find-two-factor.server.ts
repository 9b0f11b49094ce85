import { readSettings } from '#src/domains/settings/operations/read-settings.server.ts';
import { isStaff, type Right, type Role } from '#src/kernel/actor.ts';
import type { TwoFactorState } from '../two-factor.contract.ts';
import { countRecoveryCodes, selectTwoFactor } from '../two-factor.store.server.ts';

/** Returns the state of an account's second factor. */
export async function findTwoFactor({
  userId,
  role,
  rights = [],
}: {
  userId: number;
  role: Role;
  rights?: Right[];
}): Promise<TwoFactorState> {
  const enabled_at = (await selectTwoFactor(userId))?.enabled_at ?? null;
  const { security } = await readSettings();
  return {
    enabled: enabled_at !== null,
    enabled_at,
    recovery_codes_left: await countRecoveryCodes(userId),
    required: security.two_factor_auth && isStaff({ role, rights }),
  };
}
