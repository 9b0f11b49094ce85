import { describe, expect, it } from 'vitest';
import { useDatabase } from '#tests/support/database.ts';
import { anAccount, asAdmin } from '../user.fixture.server.ts';
import { changeRights } from './change-rights.server.ts';
import { countUsers } from './count-users.server.ts';

useDatabase();

describe('countUsers', () => {
  it('counts by role and by state', async () => {
    const admin = await asAdmin();
    await anAccount({ role: 'manager' });
    const { id } = await anAccount();
    await changeRights({ id, is_active: false });
    expect(await countUsers(admin, {})).toEqual({ total: 3, active: 2, inactive: 1, admin: 1, manager: 1, user: 1 });
  });
});
