import { nowIso } from '#src/platform/clock.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import type { SessionRow } from '#src/platform/database/tables.server.ts';

type NewSession = Pick<SessionRow, 'user_id' | 'token_hash' | 'bind_hash' | 'user_agent' | 'ip' | 'expires_at'>;

export async function insertSession(session: NewSession): Promise<void> {
  const at = nowIso();
  await db()
    .insertInto('sessions')
    .values({ ...session, created_at: at, last_seen_at: at })
    .execute();
}

/** The session of a token with the account it belongs to, dead or alive. */
export async function selectSession(tokenHash: string) {
  return db()
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select([
      'sessions.id',
      'user_id',
      'bind_hash',
      'sessions.created_at',
      'last_seen_at',
      'expires_at',
      'role',
      'name',
      'is_active',
    ])
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
}

export async function touchSession(id: number): Promise<void> {
  await db().updateTable('sessions').set({ last_seen_at: nowIso() }).where('id', '=', id).execute();
}

export async function selectSessionsOf(userId: number, seenAfter: string) {
  return db()
    .selectFrom('sessions')
    .select(['id', 'user_agent', 'ip', 'created_at', 'last_seen_at'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', nowIso())
    .where('last_seen_at', '>', seenAfter)
    .orderBy('last_seen_at', 'desc')
    .execute();
}

/** @returns whether there was such a session of that account. */
export async function deleteSession(id: number, userId: number): Promise<boolean> {
  const { numDeletedRows } = await db()
    .deleteFrom('sessions')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function deleteSessionsOf(userId: number, except: number | null): Promise<void> {
  const all = db().deleteFrom('sessions').where('user_id', '=', userId);
  await (except === null ? all : all.where('id', '!=', except)).execute();
}

export async function deleteExpiredSessions(): Promise<void> {
  await db().deleteFrom('sessions').where('expires_at', '<=', nowIso()).execute();
}
