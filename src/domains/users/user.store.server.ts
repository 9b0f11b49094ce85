import type { Selectable } from 'kysely';
import type { Role } from '#src/kernel/actor.ts';
import { nowIso } from '#src/platform/clock.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import type { UserRow } from '#src/platform/database/tables.server.ts';
import type { Account } from './user.contract.ts';

function accountOf(row: Selectable<UserRow>): Account {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    role: row.role,
    phone: row.phone,
    address: row.address,
    is_active: row.is_active === 1,
    last_login: row.last_login_at,
    created_at: row.created_at,
    passwordHash: row.password_hash,
  };
}

export async function selectAccount(by: { id: number } | { email: string }): Promise<Account | undefined> {
  const users = db().selectFrom('users').selectAll();
  const row = await ('id' in by
    ? users.where('id', '=', by.id)
    : users.where('email', '=', by.email)
  ).executeTakeFirst();
  return row === undefined ? undefined : accountOf(row);
}

export interface NewAccount {
  name: string;
  email: string;
  passwordHash: string;
  role: Role;
  phone: string;
  address: string;
}

/** @throws a unique violation when the address has an account. */
export async function insertAccount(account: NewAccount): Promise<Account> {
  const at = nowIso();
  const { passwordHash, ...fields } = account;
  const row = await db()
    .insertInto('users')
    .values({
      ...fields,
      password_hash: passwordHash,
      is_active: 1,
      last_login_at: null,
      created_at: at,
      updated_at: at,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return accountOf(row);
}

export interface AccountChange {
  name?: string;
  email?: string;
  phone?: string;
  address?: string;
  password_hash?: string;
  last_login_at?: string;
}

/** @throws a unique violation when the new address has another account. */
export async function updateAccount(id: number, change: AccountChange): Promise<Account | undefined> {
  const row = await db()
    .updateTable('users')
    .set({ ...change, updated_at: nowIso() })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  return row === undefined ? undefined : accountOf(row);
}

/** Active administrators: whom the back office's news are for. */
export async function selectActiveAdmins(): Promise<{ id: number; email: string }[]> {
  return db()
    .selectFrom('users')
    .select(['id', 'email'])
    .where('role', '=', 'admin')
    .where('is_active', '=', 1)
    .execute();
}
