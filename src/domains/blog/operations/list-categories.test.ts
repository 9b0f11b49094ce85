import { describe, expect, it } from 'vitest';
import { asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { aPost } from '../blog.fixture.server.ts';
import { listCategories } from './list-categories.server.ts';

useDatabase();

describe('listCategories', () => {
  it('lists the categories of published articles in French sort order, with their counts', async () => {
    for (const category of ['Réparation', 'Étanchéité', 'Conseils', 'Étanchéité', '']) await aPost({ category });
    await aPost({ category: 'Secret', is_published: false });
    expect(await listCategories(asVisitor(), {})).toEqual([
      { name: 'Conseils', count: 1 },
      { name: 'Étanchéité', count: 2 },
      { name: 'Réparation', count: 1 },
    ]);
  });

  it('returns no categories on an empty site', async () => {
    expect(await listCategories(asVisitor(), {})).toEqual([]);
  });
});
