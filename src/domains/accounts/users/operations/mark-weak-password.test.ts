import { describe, expect, it } from 'vitest';
import { useDatabase } from '#tests/support/database.ts';
import { anAccount } from '../user.fixture.server.ts';
import { changeAccount } from './change-account.server.ts';
import { findAccount } from './find-account.server.ts';
import { markWeakPassword } from './mark-weak-password.server.ts';

useDatabase();

describe('markWeakPassword', () => {
  it('marks the account without a new version, and resets the mark with a new password', async () => {
    const account = await anAccount();
    await markWeakPassword({ id: account.id, isWeak: true });
    expect(await findAccount({ id: account.id })).toEqual({ ...account, passwordIsWeak: true });
    await changeAccount({ id: account.id, change: { name: 'Autre' } });
    expect(await findAccount({ id: account.id })).toMatchObject({ passwordIsWeak: true });
    await changeAccount({ id: account.id, change: { password_hash: 'new' } });
    expect(await findAccount({ id: account.id })).toMatchObject({ passwordIsWeak: false });
  });
});
