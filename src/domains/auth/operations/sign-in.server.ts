import { readSettings } from '#src/domains/settings/operations/read-settings.server.ts';
import { findAccount } from '#src/domains/users/operations/find-account.server.ts';
import type { Account } from '#src/domains/users/user.contract.ts';
import { type Context, command, systemContext } from '#src/platform/operation.server.ts';
import { verifyPassword } from '#src/platform/security/password-hash.server.ts';
import { countHit, forgetHits, tooMany, uncountHit } from '#src/platform/security/rate-limit.server.ts';
import { hashOfSecret } from '#src/platform/security/secrets.server.ts';
import { BrowserSecrets, Credentials, SignedIn } from '../auth.contract.ts';
import { CLIENT_LIMIT, deactivated, LOCK_SECONDS, wrongCredentials } from '../auth.rules.ts';
import { isKnownDevice } from '../login.store.server.ts';
import { openSession } from './open-session.server.ts';

/**
 * Failures are counted by client and by account. A device that signed in before has a counter of its own,
 * so that a stranger who fails on purpose closes the account to strangers only.
 */
async function accountBucket(email: string, account: Account | null, device: string | undefined): Promise<string> {
  const deviceHash = device === undefined ? undefined : hashOfSecret(device);
  const known = account !== null && deviceHash !== undefined && (await isKnownDevice(deviceHash, account.id));
  return known ? `login:device:${deviceHash}` : `login:account:${hashOfSecret(email)}`;
}

async function count(bucket: string, limit: { hits: number; seconds: number }): Promise<void> {
  const { hits, resetsAt } = await countHit(bucket, limit);
  if (hits > limit.hits) throw tooMany(resetsAt);
}

/** @throws DomainError `limit`, `unauthenticated` or `forbidden`; unknown and known addresses cost the same time. */
async function prove(input: typeof SignInInput._output, context: Context): Promise<Account> {
  const system = systemContext(context.requestId);
  const { security } = await readSettings(system, {});
  const account = await findAccount(system, { email: input.email });
  const client = `login:client:${context.clientAddress}`;
  const bucket = await accountBucket(input.email, account, input.knownDevice);
  // Counted before the check, taken back after a success: parallel guesses cannot slip through.
  await count(client, CLIENT_LIMIT);
  await count(bucket, { hits: security.login_attempts, seconds: LOCK_SECONDS });
  const matches = await verifyPassword(input.password, account?.passwordHash);
  if (account === null || !matches) throw wrongCredentials();
  await uncountHit(client);
  await forgetHits(bucket);
  if (!account.is_active) throw deactivated();
  return account;
}

const SignInInput = Credentials.extend(BrowserSecrets.shape);

/** Opens a session for the right address and password. */
export const signIn = command({
  allow: 'anyone',
  input: SignInInput,
  output: SignedIn,
  prepare: prove,
  run: (secrets, context, user) =>
    openSession(systemContext(context.requestId), {
      user,
      secrets,
      userAgent: context.userAgent,
      ip: context.clientAddress,
    }),
});
