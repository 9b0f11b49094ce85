import { describe, expect, it } from 'vitest';
import { systemContext } from '#src/platform/operation.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { anAccount } from '../user.fixture.server.ts';
import { changeRights } from './change-rights.server.ts';
import { guardLastAdmin } from './guard-last-admin.server.ts';

useDatabase();

const system = systemContext('test');

describe('guardLastAdmin', () => {
  it('throws only for the last active administrator', async () => {
    const first = await anAccount({ role: 'admin' });
    const second = await anAccount({ role: 'admin' });
    const manager = await anAccount({ role: 'manager' });
    await guardLastAdmin(system, { id: first.id });
    await changeRights(system, { id: second.id, is_active: false });
    await expect(guardLastAdmin(system, { id: first.id })).rejects.toMatchObject({ code: 'conflict' });
    await guardLastAdmin(system, { id: second.id });
    await guardLastAdmin(system, { id: manager.id });
  });
});
