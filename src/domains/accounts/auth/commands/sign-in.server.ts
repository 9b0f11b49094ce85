import type { z } from 'zod';
import type { Account } from '#src/domains/accounts/users/user.contract.ts';
import { findAccount, strengthenPasswordHash } from '#src/domains/accounts/users/user.internal.server.ts';
import { readSettings } from '#src/domains/settings/setting.internal.server.ts';
import { recordAudit } from '#src/platform/audit.server.ts';
import { type Context, command, systemContext } from '#src/platform/operation.server.ts';
import { verifyPassword } from '#src/platform/security/password-hash.server.ts';
import { forgetHits, limitRate, tenTimes, uncountHit } from '#src/platform/security/rate-limit.server.ts';
import { hashOfSecret, newSecret } from '#src/platform/security/secrets.server.ts';
import { BrowserSecrets, Credentials, SignInAnswer } from '../auth.contract.ts';
import { CLIENT_LIMIT, deactivated, LOCK_SECONDS, wrongCredentials } from '../auth.rules.ts';
import { isKnownDevice } from '../login.store.server.ts';
import { noteWeakPassword } from '../password.internal.server.ts';
import { openSession } from '../session.internal.server.ts';
import { CHALLENGE_MINUTES } from '../two-factor.contract.ts';
import { insertChallenge, selectTwoFactor } from '../two-factor.store.server.ts';

const SignInInput = Credentials.extend(BrowserSecrets.shape);
type Input = z.output<typeof SignInInput>;
/** `client` is null for a device that has signed in to this account before. */
type Buckets = Record<'account', string> & Record<'client', string | null>;

/**
 * Returns the counters of failures by client and by account. A known device has its own counter, so that
 * an attacker who fails on purpose, even behind the same IP address, locks the account only for unknown devices.
 */
async function getBuckets(input: Input, account: Account | null, clientAddress: string): Promise<Buckets> {
  const deviceHash = input.knownDevice === undefined ? null : hashOfSecret(input.knownDevice);
  if (account !== null && deviceHash !== null && (await isKnownDevice(deviceHash, account.id))) {
    return { client: null, account: `login:device:${deviceHash}` };
  }
  return { client: `login:client:${clientAddress}`, account: `login:account:${hashOfSecret(input.email)}` };
}

const recordRefusal = (context: Context, account: Account | null, reason: string): Promise<void> =>
  recordAudit(context, {
    action: 'session.refuse',
    class: 'access',
    subject: `user:${account?.id ?? 0}`,
    after: { reason },
  });

/** Checks the sign-in in equal time for all addresses. @throws DomainError `limit`, `unauthenticated` or `forbidden` */
async function prove(input: Input, context: Context): Promise<Account> {
  const { security } = await readSettings();
  const account = await findAccount({ email: input.email });
  const buckets = await getBuckets(input, account, context.clientAddress);
  // Counted before the check and undone after a success, so that parallel guesses cannot bypass the limit.
  if (buckets.client !== null) await limitRate(buckets.client, CLIENT_LIMIT);
  await limitRate(buckets.account, { hits: security.login_attempts, seconds: LOCK_SECONDS });
  const matches = await verifyPassword(input.password, account?.passwordHash);
  // Done for an unknown address too: a wrong password must not take longer where there is an account.
  if (account === null || !matches) {
    await recordRefusal(context, account, 'password');
    throw wrongCredentials();
  }
  if (buckets.client !== null) await uncountHit(buckets.client);
  await forgetHits(buckets.account);
  if (!account.is_active) {
    await recordRefusal(context, account, 'inactive');
    throw deactivated();
  }
  const strong = await strengthenPasswordHash({ account, password: input.password });
  return noteWeakPassword({ account: strong, password: input.password });
}

/** Opens a session for the right address and password, or requests the second factor first. */
export const signIn = command({
  allow: 'anyone',
  senderLimit: { bucket: 'login', ...tenTimes(CLIENT_LIMIT) },
  input: SignInInput,
  output: SignInAnswer,
  prepare: prove,
  run: async (secrets, { requestId, userAgent, clientAddress }, user) => {
    const factor = await selectTwoFactor(user.id);
    if (factor === undefined || factor.enabled_at === null) {
      return openSession(systemContext(requestId), { user, secrets, userAgent, ip: clientAddress });
    }
    const challenge = newSecret();
    await insertChallenge(hashOfSecret(challenge), user.id, CHALLENGE_MINUTES * 60);
    return { two_factor_required: true as const, challenge };
  },
});
