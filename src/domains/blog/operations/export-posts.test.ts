import { describe, expect, it } from 'vitest';
import { asAdmin } from '#src/domains/accounts/users/user.fixture.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { readRows } from '#tests/support/rows.ts';
import { aPost } from '../blog.fixture.server.ts';
import { exportPosts } from './export-posts.server.ts';

useDatabase();

describe('exportPosts', () => {
  it('exports the articles that match search and filters, in the same order', async () => {
    await aPost({ title: 'Zinc' });
    await aPost({ title: 'Ardoise' });
    await aPost({ title: 'Brouillon', is_published: false });
    const posts = await readRows(
      exportPosts(await asAdmin(), { status: 'published', sort_by: 'title', sort_order: 'asc' }),
    );
    expect(posts.map(({ title }) => title)).toEqual(['Ardoise', 'Zinc']);
  });
});
