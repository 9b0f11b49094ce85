import { describe, expect, it } from 'vitest';
import { useDatabase } from '#tests/support/database.ts';
import { anAccount, asAdmin } from '../user.fixture.server.ts';
import { readUser } from './read-user.server.ts';

useDatabase();

describe('readUser', () => {
  it('returns one account without its password', async () => {
    const {
      passwordHash: _,
      passwordChangedAt: _at,
      passwordIsWeak: _weak,
      isSelfRegistered: _origin,
      ...account
    } = await anAccount({ name: 'Ada' });
    expect(await readUser(await asAdmin(), { id: account.id })).toEqual(account);
  });

  it('answers 404 for a missing account', async () => {
    await expect(readUser(await asAdmin(), { id: 999 })).rejects.toMatchObject({ code: 'not-found' });
  });
});
