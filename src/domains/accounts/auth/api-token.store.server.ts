import { nowIso } from '#src/platform/clock.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import type { ApiTokenRow } from '#src/platform/database/people-tables.server.ts';
import { deleteInSteps } from '#src/platform/database/rows-in-steps.server.ts';

type NewToken = Pick<ApiTokenRow, 'user_id' | 'name' | 'token_hash' | 'access' | 'rights' | 'expires_at'>;

const SHOWN = ['id', 'name', 'access', 'rights', 'created_at', 'expires_at', 'last_used_at'] as const;

export const insertApiToken = (token: NewToken) =>
  db()
    .insertInto('api_tokens')
    .values({ ...token, created_at: nowIso() })
    .returning(SHOWN)
    .executeTakeFirstOrThrow();

/** Selects a token with its account, expired ones included. */
export const selectApiToken = (tokenHash: string) =>
  db()
    .selectFrom('api_tokens')
    .innerJoin('users', 'users.id', 'api_tokens.user_id')
    .leftJoin('two_factors', 'two_factors.user_id', 'users.id')
    .select(['api_tokens.id', 'api_tokens.name', 'access', 'api_tokens.rights', 'expires_at', 'last_used_at'])
    .select(['users.id as user_id', 'users.name as user_name', 'role', 'users.rights as user_rights', 'is_active'])
    .select('enabled_at')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();

/** Returns the tokens of an account, newest first, without their hashes. */
export const selectApiTokens = (userId: number) =>
  db().selectFrom('api_tokens').select(SHOWN).where('user_id', '=', userId).orderBy('id', 'desc').execute();

/** Stores the use of a token, unless it was stored since `before`. */
export async function touchApiToken(id: number, before: string): Promise<void> {
  await db()
    .updateTable('api_tokens')
    .set({ last_used_at: nowIso() })
    .where('id', '=', id)
    .where((row) => row.or([row('last_used_at', 'is', null), row('last_used_at', '<=', before)]))
    .execute();
}

/** Deletes one token of an account. @returns its name, if there was one. */
export const deleteApiToken = (userId: number, id: number) =>
  db().deleteFrom('api_tokens').where('user_id', '=', userId).where('id', '=', id).returning('name').executeTakeFirst();

export async function deleteApiTokens(userId: number): Promise<void> {
  await db().deleteFrom('api_tokens').where('user_id', '=', userId).execute();
}

export const deleteExpiredApiTokens = (before: string): Promise<number> =>
  deleteInSteps({ table: 'api_tokens', where: (row) => row('expires_at', '<=', before) }, 'id');
