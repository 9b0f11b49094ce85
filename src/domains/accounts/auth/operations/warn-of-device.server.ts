import { readProfile } from '#src/domains/accounts/users/operations/read-profile.server.ts';
import type { User } from '#src/domains/accounts/users/user.contract.ts';
import { readSettings } from '#src/domains/settings/operations/read-settings.server.ts';
import { deviceName } from '#src/kernel/device-name.ts';
import { nowIso } from '#src/platform/clock.server.ts';
import { transaction } from '#src/platform/database/database.server.ts';
import { hashOfSecret } from '#src/platform/security/secrets.server.ts';
import { hasSignedInFrom } from '../activity.store.server.ts';
import { sendLoginAlert } from '../auth.mail.server.ts';
import { isKnownDevice } from '../login.store.server.ts';

/**
 * Emails users with login alerts about a sign-in from an unknown device. A known device has signed in before: it has
 * the cookie, or the same program and IP address. The first sign-in of an account sends no alert.
 */
export const warnOfDevice = ({
  user,
  knownDevice,
  userAgent,
  ip,
}: {
  user: User;
  knownDevice?: string | undefined;
  userAgent: string;
  ip: string;
}): Promise<{ isWarned: boolean }> =>
  transaction(async () => {
    const isKnown =
      user.last_login === null ||
      (knownDevice !== undefined && (await isKnownDevice(hashOfSecret(knownDevice), user.id))) ||
      (await hasSignedInFrom(user.id, userAgent, ip));
    if (isKnown || !(await readProfile({ id: user.id })).login_alerts) return { isWarned: false };
    const { general } = await readSettings();
    await sendLoginAlert(user, { device: deviceName(userAgent), ip, at: nowIso() }, general.site_name);
    return { isWarned: true };
  });
