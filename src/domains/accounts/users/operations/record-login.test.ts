import { describe, expect, it } from 'vitest';
import { useDatabase } from '#tests/support/database.ts';
import { anAccount } from '../user.fixture.server.ts';
import { recordLogin } from './record-login.server.ts';

useDatabase();

describe('recordLogin', () => {
  it('stores the time without a new version of the account', async () => {
    const account = await anAccount();
    const after = await recordLogin({ id: account.id });
    expect(after.last_login).toEqual(expect.any(String));
    expect(after.updated_at).toBe(account.updated_at);
  });

  it('answers 404 for a missing account', async () => {
    await expect(recordLogin({ id: 999 })).rejects.toMatchObject({ code: 'not-found' });
  });
});
