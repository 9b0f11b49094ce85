import { isoIn, nowIso } from '#src/platform/clock.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { deleteInSteps } from '#src/platform/database/rows-in-steps.server.ts';
import { DEVICE_SECONDS } from './auth.contract.ts';

/** Returns whether a device has signed in to an account before. */

export async function isKnownDevice(tokenHash: string, userId: number): Promise<boolean> {
  const row = await db()
    .selectFrom('login_devices')
    .select('token_hash')
    .where('token_hash', '=', tokenHash)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertDevice(tokenHash: string, userId: number): Promise<void> {
  await db()
    .insertInto('login_devices')
    .values({ token_hash: tokenHash, user_id: userId, created_at: nowIso() })
    .onConflict((conflict) => conflict.column('token_hash').doNothing())
    .execute();
}

/** Stores a new link and deletes the older ones. */
export async function replacePasswordReset(userId: number, tokenHash: string, lifeSeconds: number): Promise<void> {
  await deletePasswordResets(userId);
  await db()
    .insertInto('password_resets')
    .values({ token_hash: tokenHash, user_id: userId, expires_at: isoIn(lifeSeconds) })
    .execute();
}

export async function deletePasswordResets(userId: number): Promise<void> {
  await db().deleteFrom('password_resets').where('user_id', '=', userId).execute();
}

/** Returns the account of a link that is still valid; the link stays valid. */
export async function findPasswordReset(tokenHash: string): Promise<number | undefined> {
  const row = await db()
    .selectFrom('password_resets')
    .select('user_id')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', nowIso())
    .executeTakeFirst();
  return row?.user_id;
}

/** Uses up a link; returns the account's id if the link was still valid. */
export async function takePasswordReset(tokenHash: string): Promise<number | undefined> {
  const row = await db()
    .deleteFrom('password_resets')
    .where('token_hash', '=', tokenHash)
    .returning(['user_id', 'expires_at'])
    .executeTakeFirst();
  return row !== undefined && row.expires_at > nowIso() ? row.user_id : undefined;
}

/** Deletes expired links, and devices whose cookie has expired. */
export async function deleteDeadLogins(): Promise<void> {
  const [now, made] = [nowIso(), isoIn(-DEVICE_SECONDS)];
  await deleteInSteps({ table: 'password_resets', where: (row) => row('expires_at', '<=', now) }, 'token_hash');
  await deleteInSteps({ table: 'login_challenges', where: (row) => row('expires_at', '<=', now) }, 'token_hash');
  await deleteInSteps({ table: 'login_devices', where: (row) => row('created_at', '<=', made) }, 'token_hash');
}
