import { describe, expect, it } from 'vitest';
import { useDatabase } from '#tests/support/database.ts';
import { anAccount } from './user.fixture.server.ts';
import { readProfile, saveProfile } from './user.internal.server.ts';

useDatabase();

describe('saveProfile', () => {
  it('changes the given fields and keeps the others, on the first save and later', async () => {
    const { id } = await anAccount({ role: 'admin' });
    await saveProfile({ id, change: { position: 'Gérante', login_alerts: false } });
    const saved = await saveProfile({ id, change: { bio: 'Couvreuse', session_timeout: 15 } });
    expect(saved).toMatchObject({ position: 'Gérante', login_alerts: false, bio: 'Couvreuse', session_timeout: 15 });
    expect(await readProfile({ id })).toEqual(saved);
  });

  it('requires an existing account', async () => {
    await expect(saveProfile({ id: 999, change: {} })).rejects.toMatchObject({ status: 404 });
  });
});
