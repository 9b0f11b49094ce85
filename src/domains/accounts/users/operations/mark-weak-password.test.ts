import { describe, expect, it } from 'vitest';
import { systemContext } from '#src/platform/operation.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { anAccount, asAdmin } from '../user.fixture.server.ts';
import { changeAccount } from './change-account.server.ts';
import { findAccount } from './find-account.server.ts';
import { markWeakPassword } from './mark-weak-password.server.ts';

useDatabase();

const SYSTEM = systemContext('test');

describe('markWeakPassword', () => {
  it('marks the account without a new version, and resets the mark with a new password', async () => {
    const account = await anAccount();
    await markWeakPassword(SYSTEM, { id: account.id, isWeak: true });
    expect(await findAccount(SYSTEM, { id: account.id })).toEqual({ ...account, passwordIsWeak: true });
    await changeAccount(SYSTEM, { id: account.id, change: { name: 'Autre' } });
    expect(await findAccount(SYSTEM, { id: account.id })).toMatchObject({ passwordIsWeak: true });
    await changeAccount(SYSTEM, { id: account.id, change: { password_hash: 'new' } });
    expect(await findAccount(SYSTEM, { id: account.id })).toMatchObject({ passwordIsWeak: false });
  });

  it('refuses every caller except the server', async () => {
    await expect(markWeakPassword(await asAdmin(), { id: 1, isWeak: true })).rejects.toMatchObject({
      code: 'forbidden',
    });
  });
});
