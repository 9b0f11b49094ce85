import { describe, expect, it } from 'vitest';
import { useDatabase } from '#tests/support/database.ts';
import { anAccount } from '../user.fixture.server.ts';
import { changeRights } from './change-rights.server.ts';

useDatabase();

describe('changeRights', () => {
  it('changes only the given values', async () => {
    const account = await anAccount({ name: 'Ada' });
    expect(await changeRights({ id: account.id, role: 'manager' })).toMatchObject({
      name: 'Ada',
      role: 'manager',
      is_active: true,
    });
    expect(await changeRights({ id: account.id, is_active: false })).toMatchObject({ role: 'manager' });
  });

  it('keeps the last administrator', async () => {
    const { id } = await anAccount({ role: 'admin' });
    await expect(changeRights({ id, role: 'user' })).rejects.toMatchObject({ code: 'conflict' });
    await expect(changeRights({ id: 999, role: 'user' })).rejects.toMatchObject({ code: 'not-found' });
  });
});
