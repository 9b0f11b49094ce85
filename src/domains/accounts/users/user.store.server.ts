import { type Selectable, sql } from 'kysely';
import { completeRights, type Right, type Role } from '#src/kernel/actor.ts';
import { getRange, type Page, toMeta } from '#src/kernel/pagination.ts';
import { fold } from '#src/kernel/text.ts';
import { nowIso } from '#src/platform/clock.server.ts';
import { db, engine } from '#src/platform/database/database.server.ts';
import type { UserRow } from '#src/platform/database/people-tables.server.ts';
import { matches, planSearch, type SearchWay } from '#src/platform/database/search.server.ts';
import { countTotal } from '#src/platform/database/total.server.ts';
import type { Account, User, UserListQuery } from './user.contract.ts';

function getAccount(row: Selectable<UserRow>): Account {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    email_verified: row.email_verified_at !== null,
    role: row.role,
    rights: row.role === 'manager' ? completeRights(row.rights.split(',')) : [],
    phone: row.phone,
    address: row.address,
    is_active: row.is_active === 1,
    last_login: row.last_login_at,
    created_at: row.created_at,
    updated_at: row.updated_at,
    passwordHash: row.password_hash,
    passwordChangedAt: row.password_changed_at ?? row.created_at,
    passwordIsWeak: row.password_is_weak === 1,
    isSelfRegistered: row.is_self_registered === 1,
  };
}

export async function selectAccount(by: { id: number } | { email: string }): Promise<Account | undefined> {
  const users = db().selectFrom('users').selectAll();
  const row = await ('id' in by
    ? users.where('id', '=', by.id)
    : users.where('email', '=', by.email)
  ).executeTakeFirst();
  return row === undefined ? undefined : getAccount(row);
}

export interface NewAccount {
  name: string;
  email: string;
  passwordHash: string;
  role: Role;
  rights?: readonly Right[] | undefined;
  phone: string;
  address: string;
  is_active?: boolean | undefined;
  isSelfRegistered?: boolean | undefined;
}

const getSearchText = ({ name, email, phone }: Pick<UserRow, 'name' | 'email' | 'phone'>): string =>
  fold(`${name} ${email} ${phone}`);

/** Inserts an account. @throws a unique violation when the address has an account. */
export async function insertAccount(account: NewAccount): Promise<Account> {
  const at = nowIso();
  const { passwordHash, isSelfRegistered, is_active: _, rights = [], ...fields } = account;
  const row = await db()
    .insertInto('users')
    .values({
      ...fields,
      rights: rights.join(),
      password_hash: passwordHash,
      is_active: account.is_active === false ? 0 : 1,
      last_login_at: null,
      is_self_registered: isSelfRegistered === true ? 1 : 0,
      search_text: getSearchText(fields),
      created_at: at,
      updated_at: at,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return getAccount(row);
}

export interface AccountChange {
  name?: string;
  email?: string;
  phone?: string;
  address?: string;
  password_hash?: string;
  role?: Role;
  rights?: readonly Right[];
  is_active?: boolean;
}

/** Updates an account. @throws a unique violation when the new address has another account. */
export async function updateAccount(
  id: number,
  { is_active, rights, ...change }: AccountChange,
): Promise<Account | undefined> {
  const at = nowIso();
  const users = db().updateTable('users').where('id', '=', id);
  const row = await users
    .set({
      ...change,
      ...(rights === undefined ? {} : { rights: rights.join() }),
      ...(is_active === undefined ? {} : { is_active: is_active ? 1 : 0 }),
      // In an update the column's name refers to the old value.
      ...(change.email === undefined
        ? {}
        : {
            email_verified_at: sql<string | null>`case when email = ${change.email} then email_verified_at end`,
            is_self_registered: 0,
          }),
      ...(change.password_hash === undefined ? {} : { password_changed_at: at, password_is_weak: 0 as const }),
      updated_at: at,
    })
    .returningAll()
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const search_text = getSearchText(row);
  if (search_text !== row.search_text) await users.set({ search_text }).execute();
  return getAccount(row);
}

/** Stores a verified address. @throws a unique violation when another account has it. */
export async function updateVerifiedEmail(id: number, email: string): Promise<Account | undefined> {
  const account = await updateAccountWhenOther(id, email);
  if (account === undefined) return undefined;
  const row = await db()
    .updateTable('users')
    .set({ email_verified_at: nowIso(), is_self_registered: 0 })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  return row === undefined ? undefined : getAccount(row);
}

/** Changes the address if it differs: verifying the current one makes no new version. */
async function updateAccountWhenOther(id: number, email: string): Promise<Account | undefined> {
  const account = await selectAccount({ id });
  return account === undefined || account.email === email ? account : updateAccount(id, { email });
}

/** Stores a sign-in without a new version of the account. */
export async function touchLogin(id: number): Promise<Account | undefined> {
  const row = await db()
    .updateTable('users')
    .set({ last_login_at: nowIso() })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  return row === undefined ? undefined : getAccount(row);
}

export async function updateWeakPassword(id: number, isWeak: boolean): Promise<void> {
  await db()
    .updateTable('users')
    .set({ password_is_weak: isWeak ? 1 : 0 })
    .where('id', '=', id)
    .execute();
}

/** Replaces the hash of an unchanged password. */
export async function updatePasswordHash(id: number, from: string, to: string): Promise<void> {
  const users = db().updateTable('users').set({ password_hash: to });
  await users.where('id', '=', id).where('password_hash', '=', from).execute();
}

export async function deleteAccount(id: number): Promise<boolean> {
  const { numDeletedRows } = await db().deleteFrom('users').where('id', '=', id).executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Returns active administrators, and whether they want back-office notifications by email. */
export async function selectActiveAdmins(): Promise<{ id: number; email: string; wantsMail: boolean }[]> {
  const rows = await db()
    .selectFrom('users')
    .leftJoin('user_profiles', 'user_profiles.user_id', 'users.id')
    .select(['id', 'email', 'email_notifications'])
    .where('role', '=', 'admin')
    .where('is_active', '=', 1)
    .orderBy('id')
    .execute();
  return rows.map(({ id, email, email_notifications }) => ({ id, email, wantsMail: email_notifications !== 0 }));
}

/** Counts the active administrators except one; on PostgreSQL their rows stay locked until the commit. */
export async function countOtherActiveAdmins(id: number): Promise<number> {
  const admins = db().selectFrom('users').select('id').where('role', '=', 'admin').where('is_active', '=', 1);
  const rows = await (engine() === 'postgres' ? admins.orderBy('id').forUpdate() : admins).execute();
  return rows.filter((row) => row.id !== id).length;
}

const SORT_COLUMNS = {
  created_at: 'created_at',
  name: 'search_text',
  email: 'email',
  role: 'role',
  last_login: 'last_login_at',
} as const;

const toUser = (row: Selectable<UserRow>): User => {
  const {
    passwordHash: _hash,
    passwordChangedAt: _at,
    passwordIsWeak: _weak,
    isSelfRegistered: _origin,
    ...user
  } = getAccount(row);
  return user;
};

type Filters = Omit<UserListQuery, 'page' | 'per_page'>;

function matchingUsers(query: Filters, way?: SearchWay) {
  let matching = db().selectFrom('users');
  if (query.role !== undefined) matching = matching.where('role', '=', query.role);
  if (query.active !== undefined) matching = matching.where('is_active', '=', query.active ? 1 : 0);
  if (query.search) matching = matching.where(matches('users', query.search, way));
  return matching;
}

function inOrder(query: Filters, way?: SearchWay) {
  const order = query.sort_order ?? 'desc';
  return matchingUsers(query, way)
    .orderBy(SORT_COLUMNS[query.sort_by ?? 'created_at'], order)
    .orderBy('id', order);
}

/** Returns one page of accounts; ties are broken by id so that pages never overlap. */
export async function selectUsers(query: UserListQuery): Promise<Page<User>> {
  const { limit, offset } = getRange(query);
  const plan = await planSearch('users', query.search, offset);
  const counted = matchingUsers(query, plan.count).select((select) => select.fn.countAll<number>().as('total'));
  const total = await countTotal(counted.compile());
  const rows = await inOrder(query, plan.page).selectAll().limit(limit).offset(offset).execute();
  return { items: rows.map(toUser), meta: toMeta(query, total) };
}

/** Returns the ids of every matching account, in the requested order. */
export const selectUserIds = async (query: Filters): Promise<number[]> =>
  (await inOrder(query).select('id').execute()).map(({ id }) => id);

/** Returns accounts in no particular order. */
export const selectUsersByIds = async (ids: number[]): Promise<User[]> =>
  (await db().selectFrom('users').selectAll().where('id', 'in', ids).execute()).map(toUser);
