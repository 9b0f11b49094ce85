import type { z } from 'zod';
import { recordLogin } from '#src/domains/accounts/users/operations/record-login.server.ts';
import type { Account } from '#src/domains/accounts/users/user.contract.ts';
import { readSettings } from '#src/domains/settings/operations/read-settings.server.ts';
import { recordAudit } from '#src/platform/audit.server.ts';
import { isoIn, now } from '#src/platform/clock.server.ts';
import { transaction } from '#src/platform/database/database.server.ts';
import type { Context } from '#src/platform/operation.server.ts';
import { hashOfSecret, newSecret } from '#src/platform/security/secrets.server.ts';
import type { BrowserSecrets, SignedIn } from '../auth.contract.ts';
import { isRenewalDue, lifeSeconds } from '../auth.rules.ts';
import { insertDevice } from '../login.store.server.ts';
import { insertSession } from '../session.store.server.ts';
import { findTwoFactor } from './find-two-factor.server.ts';
import { warnOfDevice } from './warn-of-device.server.ts';

/** Opens a session for an account whose identity has just been verified. */
export const openSession = (
  context: Context,
  {
    user: account,
    secrets,
    userAgent,
    ip,
  }: { user: Account; secrets: z.infer<typeof BrowserSecrets>; userAgent: string; ip: string },
): Promise<SignedIn> =>
  transaction(async () => {
    const { id: userId, role, rights, name } = account;
    await warnOfDevice({ user: account, knownDevice: secrets.knownDevice, userAgent, ip });
    const token = newSecret();
    const sessionId = await insertSession({
      user_id: userId,
      token_hash: hashOfSecret(token),
      bind_hash: secrets.bind === undefined ? null : hashOfSecret(secrets.bind),
      user_agent: userAgent,
      ip,
      expires_at: isoIn(lifeSeconds(role)),
    });
    if (secrets.newDevice !== undefined) await insertDevice(hashOfSecret(secrets.newDevice), userId);
    const actor = { kind: 'user', userId, role, sessionId, name } as const;
    const doer = { actor, requestId: context.requestId, clientAddress: ip, userAgent };
    await recordAudit(doer, { action: 'session.open', subject: `session:${sessionId}` });
    const { security } = await readSettings();
    const { enabled, required } = await findTwoFactor({ userId, role, rights });
    const renewal_due = isRenewalDue(role, account.passwordChangedAt, security.password_expiry, now());
    const user = await recordLogin({ id: userId });
    const strength_due = account.passwordIsWeak && role !== 'user';
    return { token, user, reminders: { must_enrol: required && !enabled, renewal_due, strength_due } };
  });
