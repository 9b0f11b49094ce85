import { describe, expect, it } from 'vitest';
import { systemContext } from '#src/platform/operation.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { anAccount, asAdmin } from '../user.fixture.server.ts';
import { findAccount } from './find-account.server.ts';

useDatabase();

const system = systemContext('test');

describe('findAccount', () => {
  it('finds an account by its id or its exact address', async () => {
    const account = await anAccount();
    expect(await findAccount(system, { id: account.id })).toEqual(account);
    expect(await findAccount(system, { email: account.email })).toEqual(account);
  });

  it.each([{ id: 999 }, { id: 0 }, { email: 'nobody@essai.example' }, { email: '%' }, { email: '' }])(
    'finds nothing for %j',
    async (by) => {
      await anAccount();
      expect(await findAccount(system, by)).toBeNull();
    },
  );

  it('returns a password hash only to the server', async () => {
    await expect(findAccount(await asAdmin(), { id: 1 })).rejects.toMatchObject({ code: 'forbidden' });
  });
});
