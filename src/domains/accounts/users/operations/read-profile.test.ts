import { describe, expect, it } from 'vitest';
import { useDatabase } from '#tests/support/database.ts';
import { anAccount } from '../user.fixture.server.ts';
import { readProfile } from './read-profile.server.ts';

useDatabase();

describe('readProfile', () => {
  it('reports new devices to staff by default, not to customers', async () => {
    const alerts = async (role: 'admin' | 'manager' | 'user') =>
      (await readProfile({ id: (await anAccount({ role })).id })).login_alerts;
    expect([await alerts('admin'), await alerts('manager'), await alerts('user')]).toEqual([true, true, false]);
  });

  it('defaults to French, Paris and the time-out of the settings', async () => {
    const { id } = await anAccount({ role: 'admin' });
    expect(await readProfile({ id })).toMatchObject({
      language: 'fr',
      timezone: 'Europe/Paris',
      session_timeout: null,
      avatar: '',
    });
    await expect(readProfile({ id: 999 })).rejects.toMatchObject({ status: 404 });
  });
});
