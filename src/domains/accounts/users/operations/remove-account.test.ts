import { describe, expect, it } from 'vitest';
import { useDatabase } from '#tests/support/database.ts';
import { anAccount } from '../user.fixture.server.ts';
import { findAccount } from './find-account.server.ts';
import { removeAccount } from './remove-account.server.ts';

useDatabase();

describe('removeAccount', () => {
  it('deletes an account once, and never the last administrator', async () => {
    const admin = await anAccount({ role: 'admin' });
    const { id } = await anAccount();
    await removeAccount({ id });
    expect(await findAccount({ id })).toBeNull();
    await expect(removeAccount({ id })).rejects.toMatchObject({ code: 'not-found' });
    await expect(removeAccount({ id: admin.id })).rejects.toMatchObject({ code: 'conflict' });
  });
});
