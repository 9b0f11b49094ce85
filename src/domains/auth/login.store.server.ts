import { isoIn, nowIso } from '#src/platform/clock.server.ts';
import { db } from '#src/platform/database/database.server.ts';

/** Devices that have signed in to an account, and the links that open one again. */

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

/** A new link voids the older ones. */
export async function replacePasswordReset(userId: number, tokenHash: string, lifeSeconds: number): Promise<void> {
  await db().deleteFrom('password_resets').where('user_id', '=', userId).execute();
  await db()
    .insertInto('password_resets')
    .values({ token_hash: tokenHash, user_id: userId, expires_at: isoIn(lifeSeconds) })
    .execute();
}

/** Takes a link out of use; the account's id when it was still good. */
export async function takePasswordReset(tokenHash: string): Promise<number | undefined> {
  const row = await db()
    .deleteFrom('password_resets')
    .where('token_hash', '=', tokenHash)
    .returning(['user_id', 'expires_at'])
    .executeTakeFirst();
  return row !== undefined && row.expires_at > nowIso() ? row.user_id : undefined;
}
