import { isoIn, nowIso } from '#src/platform/clock.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { deleteInSteps } from '#src/platform/database/rows-in-steps.server.ts';

/** Stores a verification link. An account has one pending link at a time: a new one invalidates the older one. */

export async function replaceVerification(
  userId: number,
  email: string,
  tokenHash: string,
  lifeSeconds: number,
): Promise<void> {
  await deleteUserVerifications(userId);
  await db()
    .insertInto('email_verifications')
    .values({ token_hash: tokenHash, user_id: userId, email, expires_at: isoIn(lifeSeconds) })
    .execute();
}

/** Returns the address that an account can still verify. */
export async function selectAwaitedEmail(userId: number): Promise<string | undefined> {
  const row = await db()
    .selectFrom('email_verifications')
    .select('email')
    .where('user_id', '=', userId)
    .where('expires_at', '>', nowIso())
    .executeTakeFirst();
  return row?.email;
}

/** Consumes a link; returns the account and address that it verifies if it was still valid. */
export async function takeVerification(tokenHash: string): Promise<{ userId: number; email: string } | undefined> {
  const row = await db()
    .deleteFrom('email_verifications')
    .where('token_hash', '=', tokenHash)
    .returning(['user_id', 'email', 'expires_at'])
    .executeTakeFirst();
  return row !== undefined && row.expires_at > nowIso() ? { userId: row.user_id, email: row.email } : undefined;
}

export async function deleteUserVerifications(userId: number): Promise<void> {
  await db().deleteFrom('email_verifications').where('user_id', '=', userId).execute();
}

/** Deletes pending verifications of an account for any address but this one. */
export async function deleteVerificationsExcept(userId: number, email: string): Promise<void> {
  await db().deleteFrom('email_verifications').where('user_id', '=', userId).where('email', '!=', email).execute();
}

/** Returns the account and address a valid link verifies; keeps the link valid. */
export async function selectVerification(tokenHash: string): Promise<{ userId: number; email: string } | undefined> {
  const row = await db()
    .selectFrom('email_verifications')
    .select(['user_id', 'email'])
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', nowIso())
    .executeTakeFirst();
  return row === undefined ? undefined : { userId: row.user_id, email: row.email };
}

export const deleteDeadVerifications = (): Promise<number> =>
  deleteInSteps({ table: 'email_verifications', where: (row) => row('expires_at', '<=', nowIso()) }, 'token_hash');
