import { findAccount } from '#src/domains/accounts/users/operations/find-account.server.ts';
import { readSettings } from '#src/domains/settings/operations/read-settings.server.ts';
import { recordAudit } from '#src/platform/audit.server.ts';
import type { Context } from '#src/platform/operation.server.ts';
import { verifyPassword } from '#src/platform/security/password-hash.server.ts';
import { forgetHits, limitRate, uncountHit } from '#src/platform/security/rate-limit.server.ts';
import { hashOfSecret } from '#src/platform/security/secrets.server.ts';
import { CLIENT_LIMIT, LOCK_SECONDS, wrongPasswordOfAccount } from '../auth.rules.ts';

/** Checks an account's password outside its sessions; attempts count together with those of the sign-in. */
export async function proveAccountPassword(
  context: Context,
  { userId, password, clientAddress }: { userId: number; password: string; clientAddress: string },
): Promise<void> {
  const { security } = await readSettings();
  const account = await findAccount({ id: userId });
  const [client, own] = [`login:client:${clientAddress}`, `login:account:${hashOfSecret(account?.email ?? '')}`];
  await limitRate(client, CLIENT_LIMIT);
  await limitRate(own, { hits: security.login_attempts, seconds: LOCK_SECONDS });
  if (!(await verifyPassword(password, account?.passwordHash))) {
    await recordAudit(context, {
      action: 'session.refuse',
      subject: `user:${userId}`,
      after: { reason: 'verification' },
    });
    throw wrongPasswordOfAccount();
  }
  await uncountHit(client);
  await forgetHits(own);
}
