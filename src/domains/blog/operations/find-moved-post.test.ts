import { describe, expect, it } from 'vitest';
import { asAdmin, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { aPost } from '../blog.fixture.server.ts';
import { changePost } from './change-post.server.ts';
import { deletePost } from './delete-post.server.ts';
import { findMovedPost } from './find-moved-post.server.ts';

useDatabase();

const look = async (slug: string) => (await findMovedPost(asVisitor(), { slug })).slug;

describe('findMovedPost', () => {
  it('resolves every former slug of a published article to its current one', async () => {
    const admin = await asAdmin();
    const { id } = await aPost({ title: 'Laine' });
    await changePost(admin, { id, slug: 'laine-de-verre' });
    await changePost(admin, { id, slug: 'laine-de-roche' });
    expect(await look('laine')).toBe('laine-de-roche');
    expect(await look('laine-de-verre')).toBe('laine-de-roche');
    await changePost(admin, { id, slug: 'laine' });
    expect(await look('laine')).toBeNull();
    await deletePost(admin, { id });
    expect(await look('laine-de-roche')).toBeNull();
  });

  it('resolves no slug that was never public', async () => {
    const { id } = await aPost({ title: 'Laine', is_published: false });
    await changePost(await asAdmin(), { id, slug: 'laine-de-roche', is_published: true });
    expect(await look('laine')).toBeNull();
  });
});
