import { describe, expect, it } from 'vitest';
import { findAccount } from '#src/domains/accounts/users/operations/find-account.server.ts';
import { anAccount } from '#src/domains/accounts/users/user.fixture.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { aSession } from '../auth.fixture.server.ts';
import { noteWeakPassword } from './note-weak-password.server.ts';
import { readCurrentUser } from './read-current-user.server.ts';

useDatabase();

describe('noteWeakPassword', () => {
  it('marks a weak staff password until a strong one is used, and reminds its owner', async () => {
    const account = await anAccount({ role: 'admin' });
    const { context } = await aSession(account);
    expect((await readCurrentUser(context, {})).reminders.strength_due).toBe(false);
    const weak = await noteWeakPassword({ account, password: 'soleil123' });
    expect((await readCurrentUser(context, {})).reminders.strength_due).toBe(true);
    await noteWeakPassword({ account: weak, password: 'une tuile et trois lattes' });
    expect((await readCurrentUser(context, {})).reminders.strength_due).toBe(false);
  });

  it('ignores customers', async () => {
    const account = await anAccount();
    expect(await noteWeakPassword({ account, password: 'soleil123' })).toEqual(account);
    expect(await findAccount({ id: account.id })).toEqual(account);
  });
});
