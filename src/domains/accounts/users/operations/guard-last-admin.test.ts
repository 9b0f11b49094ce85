import { describe, expect, it } from 'vitest';
import { useDatabase } from '#tests/support/database.ts';
import { anAccount } from '../user.fixture.server.ts';
import { changeRights } from './change-rights.server.ts';
import { guardLastAdmin } from './guard-last-admin.server.ts';

useDatabase();

describe('guardLastAdmin', () => {
  it('throws only for the last active administrator', async () => {
    const first = await anAccount({ role: 'admin' });
    const second = await anAccount({ role: 'admin' });
    const manager = await anAccount({ role: 'manager' });
    await guardLastAdmin({ id: first.id });
    await changeRights({ id: second.id, is_active: false });
    await expect(guardLastAdmin({ id: first.id })).rejects.toMatchObject({ code: 'conflict' });
    await guardLastAdmin({ id: second.id });
    await guardLastAdmin({ id: manager.id });
  });
});
