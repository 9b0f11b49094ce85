import { describe, expect, it } from 'vitest';
import { useDatabase } from '#tests/support/database.ts';
import { anAccount } from '../user.fixture.server.ts';
import { findAccount } from './find-account.server.ts';

useDatabase();

describe('findAccount', () => {
  it('finds an account by its id or its exact address', async () => {
    const account = await anAccount();
    expect(await findAccount({ id: account.id })).toEqual(account);
    expect(await findAccount({ email: account.email })).toEqual(account);
  });

  it.each([{ id: 999 }, { id: 0 }, { email: 'nobody@essai.example' }, { email: '%' }, { email: '' }])(
    'finds nothing for %j',
    async (by) => {
      await anAccount();
      expect(await findAccount(by)).toBeNull();
    },
  );
});
