import { describe, expect, it } from 'vitest';
import { asAdmin } from '#src/domains/accounts/users/user.fixture.server.ts';
import { aPost } from '#src/domains/blog/blog.fixture.server.ts';
import { getWholeTables, restoreLast } from '#tests/support/bin.ts';
import { useDatabase } from '#tests/support/database.ts';
import { createRedirect } from './commands/create-redirect.server.ts';
import { deleteRedirect } from './commands/delete-redirect.server.ts';
import { restoreRedirect } from './redirect-bin.internal.server.ts';

useDatabase();

describe('bin of the redirects', () => {
  it('puts a deleted redirect back', async () => {
    const admin = await asAdmin();
    const { id } = await createRedirect(admin, { from_path: '/ancien', to_path: '/zones' });
    const before = await getWholeTables('redirects');
    await deleteRedirect(admin, { id });
    await restoreLast('redirect', id, restoreRedirect);
    expect(await getWholeTables('redirects')).toEqual(before);
  });

  it('keeps it in the bin where another redirect or a page has its address', async () => {
    const admin = await asAdmin();
    const { id } = await createRedirect(admin, { from_path: '/ancien', to_path: '/zones' });
    const { id: post } = await createRedirect(admin, { from_path: '/blog/zinc', to_path: '/blog' });
    await deleteRedirect(admin, { id });
    await deleteRedirect(admin, { id: post });
    await createRedirect(admin, { from_path: '/ancien', to_path: '/contact' });
    await aPost({ title: 'Zinc' });
    await expect(restoreLast('redirect', id, restoreRedirect)).rejects.toMatchObject({ code: 'invalid' });
    await expect(restoreLast('redirect', post, restoreRedirect)).rejects.toMatchObject({ code: 'invalid' });
    expect(await getWholeTables('bin_records')).toHaveLength(2);
  });
});
