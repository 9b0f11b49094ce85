import { describe, expect, it } from 'vitest';
import { db } from '#src/platform/database/database.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { anAccount } from '../user.fixture.server.ts';
import { findUnverified } from './find-unverified.server.ts';

useDatabase();

const BEFORE = '2026-11-20T08:00:00.000Z';
const OLD = '2026-10-01T08:00:00.000Z';
const found = async () => (await findUnverified({ before: BEFORE, limit: 10 })).ids;
const change = (id: number, fields: object) => db().updateTable('users').set(fields).where('id', '=', id).execute();

async function anOldAccount(fields: object = {}): Promise<number> {
  const { id } = await anAccount();
  await change(id, {
    ...{ created_at: OLD, last_login_at: null, email_verified_at: null, is_self_registered: 1 },
    ...fields,
  });
  return id;
}

describe('findUnverified', () => {
  it('finds old customer accounts whose address was never verified', async () => {
    expect(await found()).toEqual([]);
    const ids = [await anOldAccount(), await anOldAccount({ last_login_at: OLD })];
    expect(await found()).toEqual(ids);
  });

  it.each([
    ['verified', { email_verified_at: OLD }],
    ['of the staff', { role: 'manager' }],
    ['added by an administrator', { is_self_registered: 0 }],
    ['invited and without a password', { password_hash: '' }],
    ['young', { created_at: BEFORE }],
    ['used lately', { last_login_at: BEFORE }],
  ])('skips an account that is %s', async (_why, fields) => {
    await anOldAccount(fields);
    expect(await found()).toEqual([]);
  });
});
