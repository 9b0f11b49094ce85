import { describe, expect, it } from 'vitest';
import { anAccount } from '#src/domains/accounts/users/user.fixture.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { aSession } from '../auth.fixture.server.ts';
import { readPresence } from './read-presence.server.ts';

useDatabase();

describe('readPresence', () => {
  it('counts actions of active administrators', async () => {
    const admin = await anAccount({ role: 'admin' });
    const isThere = async () => (await readPresence({ within: 120 })).is_there;
    expect(await isThere()).toBe(false);
    await aSession(admin);
    expect(await isThere()).toBe(true);
    await db().updateTable('users').set({ is_active: 0 }).execute();
    expect(await isThere()).toBe(false);
  });

  it('counts managers who may answer visitors, and no others', async () => {
    const isThere = async () => (await readPresence({ within: 120 })).is_there;
    await aSession(await anAccount({ role: 'manager', rights: ['requests:read', 'money'] }));
    expect(await isThere()).toBe(false);
    await aSession(await anAccount({ role: 'manager', rights: ['requests:read', 'requests:change'] }));
    expect(await isThere()).toBe(true);
  });
});
