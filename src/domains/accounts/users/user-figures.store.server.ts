import { sql } from 'kysely';
import type { Role } from '#src/kernel/actor.ts';
import type { FoundRecord, Growth, RecordSearch } from '#src/kernel/figures.ts';
import type { KnownPerson } from '#src/kernel/known-person.ts';
import { db } from '#src/platform/database/database.server.ts';
import { getGrowth } from '#src/platform/database/growth.server.ts';
import { isPerson, matchesNewest } from '#src/platform/database/search.server.ts';
import type { UserStatistics } from './user.contract.ts';

export const countUserRows = (since: string): Promise<Growth> =>
  db()
    .selectFrom('users')
    .select(getGrowth(since, { visible: sql`is_active = 1` }))
    .executeTakeFirstOrThrow();

/** Returns the newest accounts that contain the text. */
export const selectUserRecords = ({ search, limit }: RecordSearch): Promise<FoundRecord[]> =>
  db()
    .selectFrom('users')
    .select(['id', 'name as title', 'email as subtitle'])
    .where(matchesNewest('users', search, limit))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

export async function countUsers(): Promise<UserStatistics> {
  const rows = await db()
    .selectFrom('users')
    .select((select) => ['role', 'is_active', select.fn.countAll<number>().as('count')])
    .groupBy(['role', 'is_active'])
    .execute();
  const of = (wanted: (row: { role: Role; is_active: number }) => boolean): number =>
    rows.filter(wanted).reduce((sum, { count }) => sum + count, 0);
  return {
    total: of(() => true),
    active: of((row) => row.is_active === 1),
    inactive: of((row) => row.is_active === 0),
    admin: of((row) => row.role === 'admin'),
    manager: of((row) => row.role === 'manager'),
    user: of((row) => row.role === 'user'),
  };
}

/** Selects the newest customers' accounts whose name, address or telephone number contains the text. */
export const selectUserPeople = ({ search, limit }: RecordSearch): Promise<KnownPerson[]> =>
  db()
    .selectFrom('users')
    .select(['name', 'email', 'phone', 'address'])
    .where('role', '=', 'user')
    .where(isPerson({ foldedName: 'search_text', email: 'email', phone: 'phone' }, search))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
