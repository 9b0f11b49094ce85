import { describe, expect, it } from 'vitest';
import { asAdmin } from '#src/domains/accounts/users/user.fixture.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { aPost } from '../blog.fixture.server.ts';
import { listPostsOfCategory } from './list-posts-of-category.server.ts';

useDatabase();

describe('listPostsOfCategory', () => {
  it('lists the articles of one category, drafts included', async () => {
    await aPost({ title: 'Ouate', category: 'Isolation', is_published: false });
    await aPost({ title: 'Mousse', category: 'Entretien' });
    const { items } = await listPostsOfCategory(await asAdmin(), { category: 'Isolation' });
    expect(items.map(({ title }) => title)).toEqual(['Ouate']);
  });

  it('requires a category', async () => {
    await expect(listPostsOfCategory(await asAdmin(), { category: ' ' })).rejects.toMatchObject({ code: 'invalid' });
  });
});
