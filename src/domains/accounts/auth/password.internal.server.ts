import { z } from 'zod';

import type { Account } from '#src/domains/accounts/users/user.contract.ts';
import { findAccount, markWeakPassword } from '#src/domains/accounts/users/user.internal.server.ts';
import { userNotFound } from '#src/domains/accounts/users/user.rules.ts';
import { readSettings } from '#src/domains/settings/setting.internal.server.ts';
import { DomainError, invalidField } from '#src/kernel/errors.ts';
import { recordAudit } from '#src/platform/audit.server.ts';
import { transaction } from '#src/platform/database/database.server.ts';
import { type Context, parseInput } from '#src/platform/operation.server.ts';

import { hashPassword, verifyPassword } from '#src/platform/security/password-hash.server.ts';
import { forgetHits, limitRate, uncountHit } from '#src/platform/security/rate-limit.server.ts';
import { ratePassword } from '#src/platform/security/rate-password.server.ts';
import { hashOfSecret, newSecret } from '#src/platform/security/secrets.server.ts';
import { type ForgottenPassword, NewPassword, type PasswordOwner, RESET_LINK_MINUTES } from './auth.contract.ts';

import { sendResetEmail } from './auth.mail.server.ts';
import {
  CLIENT_LIMIT,
  LOCK_SECONDS,
  PASSWORD_CHECK_LIMIT,
  wrongCurrentPassword,
  wrongPasswordOfAccount,
} from './auth.rules.ts';
import { replacePasswordReset } from './login.store.server.ts';
import { isGuessable, knownWords, leastScore } from './password.rules.ts';
import { PASSWORD_TEXTS } from './password.texts.ts';

const Input = z.object({ password: NewPassword });

/** Hashes a new password; refuses one that is too easy to guess for the role of its owner. */
export async function hashNewPassword({
  owner,
  ...wanted
}: {
  password: string;
  owner: z.infer<typeof PasswordOwner>;
}): Promise<{ passwordHash: string }> {
  const { password } = parseInput(Input, wanted);
  const { isWeak } = await judgePassword({ password, owner });
  if (isWeak) throw invalidField('password', PASSWORD_TEXTS.advice.tooWeak);
  return { passwordHash: await hashPassword(password) };
}

/** Returns whether a password is too easy to guess for the role of its owner. */
export async function judgePassword({
  password,
  owner,
}: {
  password: string;
  owner: z.infer<typeof PasswordOwner>;
}): Promise<{ isWeak: boolean }> {
  const { general, company } = await readSettings();
  const words = knownWords(owner, [general.site_name, general.address, company.city, company.legal_name]);
  if (isGuessable(password, words)) return { isWeak: true };
  return { isWeak: (await ratePassword(password, words)) < leastScore(owner.role) };
}

/** Stores whether today's rule would refuse a staff password, which is known only during sign-in. */
export async function noteWeakPassword({
  account,
  password,
}: {
  account: Account;
  password: string;
}): Promise<Account> {
  if (account.role === 'user') return account;
  const judged = await judgePassword({ password, owner: account }).catch(keepWhenBusy);
  if (judged === undefined || judged.isWeak === account.passwordIsWeak) return account;
  await markWeakPassword({ id: account.id, isWeak: judged.isWeak });
  return { ...account, passwordIsWeak: judged.isWeak };
}

/** A sign-in does not fail because too many passwords wait to be rated: the next one stores the answer. */
function keepWhenBusy(error: unknown): undefined {
  if (!(error instanceof DomainError && error.code === 'unavailable')) throw error;
}

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
      class: 'access',
      subject: `user:${userId}`,
      after: { reason: 'verification' },
    });
    throw wrongPasswordOfAccount();
  }
  await uncountHit(client);
  await forgetHits(own);
}

/** Returns the account of a signed-in user who repeats their password; `field` gets the error of a wrong one. */
export async function provePassword({
  userId,
  password,
  field,
}: {
  userId: number;
  password: string;
  field: 'password' | 'current_password';
}): Promise<Account> {
  const bucket = `password:${userId}`;
  await limitRate(bucket, PASSWORD_CHECK_LIMIT);
  const account = await findAccount({ id: userId });
  if (!(await verifyPassword(password, account?.passwordHash))) throw wrongCurrentPassword(field);
  await forgetHits(bucket);
  if (account === null) throw userNotFound();
  return account;
}

/** Emails the link to choose a new password to an active account; nothing for an unknown address. */
export const sendPasswordReset = ({ email }: z.infer<typeof ForgottenPassword>): Promise<void> =>
  transaction(async () => {
    const account = await findAccount({ email });
    if (account?.is_active !== true) return;
    const token = newSecret();
    await replacePasswordReset(account.id, hashOfSecret(token), RESET_LINK_MINUTES * 60);
    const { general } = await readSettings();
    await sendResetEmail(account, token, general.site_name);
  });
