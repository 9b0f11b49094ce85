import { nowIso } from '#src/platform/clock.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import type { SessionRow } from '#src/platform/database/people-tables.server.ts';
import { deleteInSteps } from '#src/platform/database/rows-in-steps.server.ts';

type NewSession = Pick<SessionRow, 'user_id' | 'token_hash' | 'bind_hash' | 'user_agent' | 'ip' | 'expires_at'> & {
  confirmed_at: string | null;
};

export async function insertSession(session: NewSession): Promise<number> {
  const at = nowIso();
  const row = await db()
    .insertInto('sessions')
    .values({ ...session, created_at: at, last_seen_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** Selects sessions with their accounts, expired ones included. */
const sessionsWithAccounts = () =>
  db()
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .leftJoin('user_profiles', 'user_profiles.user_id', 'users.id')
    .leftJoin('two_factors', 'two_factors.user_id', 'users.id')
    .select([
      'sessions.id',
      'sessions.user_id',
      'bind_hash',
      'sessions.created_at',
      'sessions.confirmed_at',
      'last_seen_at',
      'sessions.expires_at',
      'role',
      'rights',
      'name',
      'is_active',
      'user_profiles.session_timeout',
      'two_factors.enabled_at',
    ]);

export const selectSession = async (tokenHash: string) =>
  sessionsWithAccounts().where('token_hash', '=', tokenHash).executeTakeFirst();

export const selectSessionsById = async (ids: number[]) =>
  sessionsWithAccounts().where('sessions.id', 'in', ids).execute();

export async function touchSession(id: number): Promise<void> {
  await db().updateTable('sessions').set({ last_seen_at: nowIso() }).where('id', '=', id).execute();
}

/** Stores that the user of a session has just confirmed their identity. */
export async function confirmSession(id: number): Promise<void> {
  await db().updateTable('sessions').set({ confirmed_at: nowIso() }).where('id', '=', id).execute();
}

/** Returns the ids of an account's live sessions, last used first. */
export async function selectLiveSessionIds(userId: number, seenAfter: string): Promise<number[]> {
  const rows = await db()
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', userId)
    .where('expires_at', '>', nowIso())
    .where('last_seen_at', '>', seenAfter)
    .orderBy('last_seen_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Selects sessions, without an order. */
export const selectSessionsByIds = (ids: number[]) =>
  db()
    .selectFrom('sessions')
    .select(['id', 'user_agent', 'ip', 'created_at', 'last_seen_at'])
    .where('id', 'in', ids)
    .execute();

interface Ending {
  only?: number | undefined;
  except?: number | undefined;
}

/** Deletes the sessions of an account: all, one, or all but one. @returns the number deleted. */
export async function deleteSessions(userId: number, { only, except }: Ending): Promise<number> {
  let ending = db().deleteFrom('sessions').where('user_id', '=', userId);
  if (only !== undefined) ending = ending.where('id', '=', only);
  if (except !== undefined) ending = ending.where('id', '!=', except);
  const { numDeletedRows } = await ending.executeTakeFirst();
  return Number(numDeletedRows);
}

export const deleteExpiredSessions = (): Promise<number> =>
  deleteInSteps({ table: 'sessions', where: (row) => row('expires_at', '<=', nowIso()) }, 'id');

/** Returns whether a user who may answer visitors was active since a time. */
export async function isAnswererSeenSince(at: string): Promise<boolean> {
  const row = await db()
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select('sessions.id')
    .where((row) =>
      row.or([
        row('role', '=', 'admin'),
        row.and([row('role', '=', 'manager'), row('rights', 'like', '%requests:change%')]),
      ]),
    )
    .where('is_active', '=', 1)
    .where('last_seen_at', '>', at)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
