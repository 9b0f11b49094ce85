import { describe, expect, it } from 'vitest';
import { asAdmin } from '#src/domains/accounts/users/user.fixture.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { changeRedirect } from './change-redirect.server.ts';
import { createRedirect } from './create-redirect.server.ts';

useDatabase();

describe('changeRedirect', () => {
  it('changes the sent fields and keeps the others', async () => {
    const admin = await asAdmin();
    const { id } = await createRedirect(admin, { from_path: '/a', to_path: '/zones' });
    expect(await changeRedirect(admin, { id, to_path: '/tarifs' })).toMatchObject({
      from_path: '/a',
      to_path: '/tarifs',
      status: 301,
    });
    expect(await changeRedirect(admin, { id, status: 302 })).toMatchObject({ to_path: '/tarifs', status: 302 });
  });

  it('refuses a circle and an old address that another redirect has', async () => {
    const admin = await asAdmin();
    const { id } = await createRedirect(admin, { from_path: '/a', to_path: '/zones' });
    await createRedirect(admin, { from_path: '/b', to_path: '/tarifs' });
    await expect(changeRedirect(admin, { id, to_path: '/a' })).rejects.toMatchObject({ code: 'invalid' });
    await expect(changeRedirect(admin, { id, from_path: '/b' })).rejects.toMatchObject({ code: 'invalid' });
  });

  it('refuses a version that is no longer the stored one', async () => {
    const admin = await asAdmin();
    const { id } = await createRedirect(admin, { from_path: '/a', to_path: '/zones' });
    const stale = changeRedirect(admin, { id, to_path: '/tarifs', updated_at: '2020-01-01T00:00:00.000Z' });
    await expect(stale).rejects.toMatchObject({ code: 'conflict' });
  });

  it('refuses an unknown redirect', async () => {
    const unknown = changeRedirect(await asAdmin(), { id: 99, to_path: '/tarifs' });
    await expect(unknown).rejects.toMatchObject({ code: 'not-found' });
  });
});
