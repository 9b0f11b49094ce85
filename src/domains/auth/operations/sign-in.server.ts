import type { z } from 'zod';
import { readSettings } from '#src/domains/settings/operations/read-settings.server.ts';
import { findAccount } from '#src/domains/users/operations/find-account.server.ts';
import type { Account } from '#src/domains/users/user.contract.ts';
import { type Context, command, systemContext } from '#src/platform/operation.server.ts';
import { verifyPassword } from '#src/platform/security/password-hash.server.ts';
import { forgetHits, limitRate, uncountHit } from '#src/platform/security/rate-limit.server.ts';
import { hashOfSecret } from '#src/platform/security/secrets.server.ts';
import { BrowserSecrets, Credentials, SignedIn } from '../auth.contract.ts';
import { CLIENT_LIMIT, deactivated, LOCK_SECONDS, wrongCredentials } from '../auth.rules.ts';
import { isKnownDevice } from '../login.store.server.ts';
import { openSession } from './open-session.server.ts';

const SignInInput = Credentials.extend(BrowserSecrets.shape);
type Input = z.output<typeof SignInInput>;

interface Buckets {
  /** Null for a device that signed in to this account before. */
  client: string | null;
  account: string;
}

/**
 * Failures are counted by client and by account. A device that signed in before has one counter of its own,
 * so that a stranger who fails on purpose, even behind the same address, closes the account to strangers only.
 */
async function bucketsOf(input: Input, account: Account | null, clientAddress: string): Promise<Buckets> {
  const deviceHash = input.knownDevice === undefined ? null : hashOfSecret(input.knownDevice);
  if (account !== null && deviceHash !== null && (await isKnownDevice(deviceHash, account.id))) {
    return { client: null, account: `login:device:${deviceHash}` };
  }
  return { client: `login:client:${clientAddress}`, account: `login:account:${hashOfSecret(input.email)}` };
}

/** @throws DomainError `limit`, `unauthenticated` or `forbidden`; unknown and known addresses cost the same time. */
async function prove(input: Input, context: Context): Promise<Account> {
  const system = systemContext(context.requestId);
  const { security } = await readSettings(system, {});
  const account = await findAccount(system, { email: input.email });
  const buckets = await bucketsOf(input, account, context.clientAddress);
  // Counted before the check, taken back after a success: parallel guesses cannot slip through.
  if (buckets.client !== null) await limitRate(buckets.client, CLIENT_LIMIT);
  await limitRate(buckets.account, { hits: security.login_attempts, seconds: LOCK_SECONDS });
  const matches = await verifyPassword(input.password, account?.passwordHash);
  if (account === null || !matches) throw wrongCredentials();
  if (buckets.client !== null) await uncountHit(buckets.client);
  await forgetHits(buckets.account);
  if (!account.is_active) throw deactivated();
  return account;
}

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
