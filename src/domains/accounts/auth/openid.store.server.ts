import { isoIn, nowIso } from '#src/platform/clock.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { deleteInSteps } from '#src/platform/database/rows-in-steps.server.ts';
import { OPENID_MINUTES } from './openid.contract.ts';

interface NewAttempt {
  state_hash: string;
  browser_hash: string;
  session_id: number | null;
}

export async function insertAttempt(attempt: NewAttempt): Promise<void> {
  await db()
    .insertInto('openid_attempts')
    .values({ ...attempt, started_at: nowIso(), expires_at: isoIn(OPENID_MINUTES * 60) })
    .execute();
}

/** Uses up an attempt of this browser; of two simultaneous calls, one gets it. Another browser's attempt stays. */
export async function takeAttempt({ state_hash, browser_hash, session_id }: NewAttempt) {
  const row = await db()
    .deleteFrom('openid_attempts')
    .where('state_hash', '=', state_hash)
    .where('browser_hash', '=', browser_hash)
    .where('session_id', session_id === null ? 'is' : '=', session_id)
    .returning(['started_at', 'expires_at'])
    .executeTakeFirst();
  return row !== undefined && row.expires_at > nowIso() ? row : undefined;
}

export const deleteDeadAttempts = (): Promise<number> =>
  deleteInSteps({ table: 'openid_attempts', where: (row) => row('expires_at', '<=', nowIso()) }, 'state_hash');

interface Person {
  issuer: string;
  subject: string;
}

/** Returns the account of a person at the provider. */
export async function selectLinkedUser({ issuer, subject }: Person): Promise<number | undefined> {
  const row = await db()
    .selectFrom('openid_links')
    .select('user_id')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst();
  return row?.user_id;
}

export const selectLinks = (userId: number) =>
  db()
    .selectFrom('openid_links')
    .select(['issuer', 'subject', 'created_at', 'last_used_at'])
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .execute();

/** Links an account. @returns false when the account or the person is linked already. */
export async function insertLink(userId: number, { issuer, subject }: Person): Promise<boolean> {
  const at = nowIso();
  const row = await db()
    .insertInto('openid_links')
    .values({ user_id: userId, issuer, subject, created_at: at, last_used_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function touchLink({ issuer, subject }: Person): Promise<void> {
  await db()
    .updateTable('openid_links')
    .set({ last_used_at: nowIso() })
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .execute();
}

/** @returns whether there was a link. */
export async function deleteLinks(userId: number): Promise<boolean> {
  const { numDeletedRows } = await db().deleteFrom('openid_links').where('user_id', '=', userId).executeTakeFirst();
  return numDeletedRows > 0n;
}
