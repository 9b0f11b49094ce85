import { isoIn, nowIso } from '#src/platform/clock.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { deleteInSteps } from '#src/platform/database/rows-in-steps.server.ts';

/** Links with which the owner of a previous address contests its replacement. */

export interface Disavowal {
  userId: number;
  /** Previous address of the account. */
  email: string;
  wasVerified: boolean;
  createdAt: string;
}

export async function insertDisavowal(
  tokenHash: string,
  { userId, email, wasVerified }: Omit<Disavowal, 'createdAt'>,
  lifeSeconds: number,
): Promise<void> {
  await db()
    .insertInto('address_disavowals')
    .values({
      token_hash: tokenHash,
      user_id: userId,
      email,
      was_verified: wasVerified ? 1 : 0,
      created_at: nowIso(),
      expires_at: isoIn(lifeSeconds),
    })
    .execute();
}

/** Uses up a link; returns what it contests if it was still valid. */
export async function takeDisavowal(tokenHash: string): Promise<Disavowal | undefined> {
  const row = await db()
    .deleteFrom('address_disavowals')
    .where('token_hash', '=', tokenHash)
    .returningAll()
    .executeTakeFirst();
  if (row === undefined || row.expires_at <= nowIso()) return undefined;
  const { user_id: userId, email, was_verified, created_at: createdAt } = row;
  return { userId, email, wasVerified: was_verified === 1, createdAt };
}

export async function deleteUserDisavowals(userId: number): Promise<void> {
  await db().deleteFrom('address_disavowals').where('user_id', '=', userId).execute();
}

/** Deletes every emailed link about an account's address, and no other link. */
export async function deleteUserAddressLinks(userId: number): Promise<void> {
  await db().deleteFrom('email_verifications').where('user_id', '=', userId).execute();
  await deleteUserDisavowals(userId);
}

export const deleteDeadDisavowals = (): Promise<number> =>
  deleteInSteps({ table: 'address_disavowals', where: (row) => row('expires_at', '<=', nowIso()) }, 'token_hash');
