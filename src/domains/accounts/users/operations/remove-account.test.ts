import { describe, expect, it } from 'vitest';
import { systemContext } from '#src/platform/operation.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { anAccount } from '../user.fixture.server.ts';
import { findAccount } from './find-account.server.ts';
import { removeAccount } from './remove-account.server.ts';

useDatabase();

const system = systemContext('test');

describe('removeAccount', () => {
  it('deletes an account once, and never the last administrator', async () => {
    const admin = await anAccount({ role: 'admin' });
    const { id } = await anAccount();
    await removeAccount(system, { id });
    expect(await findAccount(system, { id })).toBeNull();
    await expect(removeAccount(system, { id })).rejects.toMatchObject({ code: 'not-found' });
    await expect(removeAccount(system, { id: admin.id })).rejects.toMatchObject({ code: 'conflict' });
  });
});
