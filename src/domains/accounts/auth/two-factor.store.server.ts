import { isoIn, nowIso } from '#src/platform/clock.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { log } from '#src/platform/log.server.ts';
import { resealed, seal, unseal } from '#src/platform/security/sealed-text.server.ts';
import { CHALLENGE_ATTEMPTS } from './two-factor.contract.ts';

const getPlace = (userId: number): string => `two_factors.secret:${userId}`;

/** Returns whether an account's second factor is on, without its secret. */
export async function selectTwoFactor(userId: number): Promise<{ enabled_at: string | null } | undefined> {
  return db().selectFrom('two_factors').select('enabled_at').where('user_id', '=', userId).executeTakeFirst();
}

/** Returns the secret in plain text; undefined when there is none, or the secret key does not decrypt it. */
export async function selectTwoFactorSecret(userId: number): Promise<string | undefined> {
  const row = await db().selectFrom('two_factors').select('secret').where('user_id', '=', userId).executeTakeFirst();
  const secret = row && unseal(row.secret, getPlace(userId));
  if (row !== undefined && secret === undefined) log().error({ userId }, 'second factor does not open');
  return secret;
}

/** Encrypts secrets stored in plain text or under an older secret key. @returns the number encrypted. */
export async function sealTwoFactors(): Promise<number> {
  const rows = await db().selectFrom('two_factors').select(['user_id', 'secret']).execute();
  let count = 0;
  for (const { user_id, secret: stored } of rows) {
    const secret = resealed(stored, getPlace(user_id));
    if (secret === undefined) continue;
    await db()
      .updateTable('two_factors')
      .set({ secret })
      .where('user_id', '=', user_id)
      .where('secret', '=', stored)
      .execute();
    count += 1;
  }
  return count;
}

/** Deletes all second factors with recovery codes and open challenges. @returns the number of factors. */
export async function deleteAllTwoFactors(): Promise<number> {
  await db().deleteFrom('recovery_codes').execute();
  await db().deleteFrom('login_challenges').execute();
  const { numDeletedRows } = await db().deleteFrom('two_factors').executeTakeFirst();
  return Number(numDeletedRows);
}

/**
 * Stores a secret whose first code is still missing; replaces an earlier unused one.
 * @returns false without a change, once the second factor is on.
 */
export async function replaceTwoFactor(userId: number, secret: string): Promise<boolean> {
  const fresh = { secret: seal(secret, getPlace(userId)), last_step: 0, created_at: nowIso() };
  const row = await db()
    .insertInto('two_factors')
    .values({ user_id: userId, enabled_at: null, ...fresh })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(fresh).where('two_factors.enabled_at', 'is', null))
    .returning('user_id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function enableTwoFactor(userId: number): Promise<void> {
  await db().updateTable('two_factors').set({ enabled_at: nowIso() }).where('user_id', '=', userId).execute();
}

/** Uses up a time step. @returns whether it was free: of two equal codes, one is accepted. */
export async function takeStep(userId: number, step: number): Promise<boolean> {
  const { numUpdatedRows } = await db()
    .updateTable('two_factors')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where('last_step', '<', step)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Deletes it with its recovery codes. */
export async function deleteTwoFactor(userId: number): Promise<boolean> {
  await db().deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  const { numDeletedRows } = await db().deleteFrom('two_factors').where('user_id', '=', userId).executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function replaceRecoveryCodes(userId: number, hashes: string[]): Promise<void> {
  await db().deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  const rows = hashes.map((code_hash) => ({ code_hash, user_id: userId, used_at: null }));
  await db().insertInto('recovery_codes').values(rows).execute();
}

/** Uses up a recovery code. @returns whether it existed unused. */
export async function takeRecoveryCode(userId: number, hash: string): Promise<boolean> {
  const { numUpdatedRows } = await db()
    .updateTable('recovery_codes')
    .set({ used_at: nowIso() })
    .where('code_hash', '=', hash)
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function countRecoveryCodes(userId: number): Promise<number> {
  const row = await db()
    .selectFrom('recovery_codes')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return row.count;
}

export async function insertChallenge(tokenHash: string, userId: number, lifeSeconds: number): Promise<void> {
  await db()
    .insertInto('login_challenges')
    .values({ token_hash: tokenHash, user_id: userId, attempts: 0, expires_at: isoIn(lifeSeconds) })
    .execute();
}

/** Counts one attempt; returns the account while attempts are left and the challenge is valid. */
export async function tryChallenge(tokenHash: string): Promise<number | undefined> {
  const row = await db()
    .updateTable('login_challenges')
    .set((challenge) => ({ attempts: challenge('attempts', '+', 1) }))
    .where('token_hash', '=', tokenHash)
    .where('attempts', '<', CHALLENGE_ATTEMPTS)
    .where('expires_at', '>', nowIso())
    .returning('user_id')
    .executeTakeFirst();
  return row?.user_id;
}

/** Deletes a challenge. @returns whether it existed: a challenge opens one session. */
export async function deleteChallenge(tokenHash: string): Promise<boolean> {
  const { numDeletedRows } = await db()
    .deleteFrom('login_challenges')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function deleteUserChallenges(userId: number): Promise<void> {
  await db().deleteFrom('login_challenges').where('user_id', '=', userId).execute();
}
