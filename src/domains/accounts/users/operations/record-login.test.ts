import { expect, it } from 'vitest';
import { systemContext } from '#src/platform/operation.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { anAccount } from '../user.fixture.server.ts';
import { recordLogin } from './record-login.server.ts';

useDatabase();

it('remembers the moment, and is no change of the account', async () => {
  const account = await anAccount();
  const after = await recordLogin(systemContext('test'), { id: account.id });
  expect(after.last_login).toEqual(expect.any(String));
  expect(after.updated_at).toBe(account.updated_at);
});

it('of an account that is not there is 404', async () => {
  await expect(recordLogin(systemContext('test'), { id: 999 })).rejects.toMatchObject({ code: 'not-found' });
});
