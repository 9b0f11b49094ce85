import { describe, expect, it } from 'vitest';
import { useDatabase } from '#tests/support/database.ts';
import { anAccount, asAdmin } from '../user.fixture.server.ts';
import { listUsersByRole } from './list-users-by-role.server.ts';

useDatabase();

describe('listUsersByRole', () => {
  it('returns only the accounts of one role', async () => {
    await anAccount({ name: 'Ada', role: 'manager' });
    const { items } = await listUsersByRole(await asAdmin(), { role: 'manager' });
    expect(items.map(({ name }) => name)).toEqual(['Ada']);
  });
});
