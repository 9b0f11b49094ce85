import { describe, expect, it } from 'vitest';
import { systemContext } from '#src/platform/operation.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { anAccount, asAccount } from '../user.fixture.server.ts';
import { readProfile } from './read-profile.server.ts';
import { saveProfile } from './save-profile.server.ts';

useDatabase();

const system = systemContext('test');

describe('saveProfile', () => {
  it('changes the given fields and keeps the others, on the first save and later', async () => {
    const { id } = await anAccount({ role: 'admin' });
    await saveProfile(system, { id, change: { position: 'Gérante', login_alerts: false } });
    const saved = await saveProfile(system, { id, change: { bio: 'Couvreuse', session_timeout: 15 } });
    expect(saved).toMatchObject({ position: 'Gérante', login_alerts: false, bio: 'Couvreuse', session_timeout: 15 });
    expect(await readProfile(system, { id })).toEqual(saved);
  });

  it('allows only the server, and requires an existing account', async () => {
    const account = await anAccount();
    await expect(saveProfile(asAccount(account), { id: account.id, change: {} })).rejects.toMatchObject({
      status: 403,
    });
    await expect(saveProfile(system, { id: 999, change: {} })).rejects.toMatchObject({ status: 404 });
  });
});
