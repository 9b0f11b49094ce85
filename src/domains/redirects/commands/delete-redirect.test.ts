import { describe, expect, it } from 'vitest';
import { asAdmin } from '#src/domains/accounts/users/user.fixture.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { listRedirects } from '../redirect.internal.server.ts';
import { createRedirect } from './create-redirect.server.ts';
import { deleteRedirect } from './delete-redirect.server.ts';

useDatabase();

describe('deleteRedirect', () => {
  it('deletes a redirect once', async () => {
    const admin = await asAdmin();
    const { id } = await createRedirect(admin, { from_path: '/a', to_path: '/zones' });
    await deleteRedirect(admin, { id });
    expect(await listRedirects()).toEqual([]);
    await expect(deleteRedirect(admin, { id })).rejects.toMatchObject({ code: 'not-found' });
  });
});
