import { describe, expect, it } from 'vitest';
import { db } from '#src/platform/database/database.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { anAccount } from '../user.fixture.server.ts';
import { listAdmins } from './list-admins.server.ts';

useDatabase();

describe('listAdmins', () => {
  it('lists only active administrators', async () => {
    const { id, email } = await anAccount({ role: 'admin' });
    const former = await anAccount({ role: 'admin' });
    await anAccount({ role: 'manager' });
    await anAccount();
    await db().updateTable('users').set({ is_active: 0 }).where('id', '=', former.id).execute();
    expect(await listAdmins()).toEqual([{ id, email, wantsMail: true }]);
  });
});
