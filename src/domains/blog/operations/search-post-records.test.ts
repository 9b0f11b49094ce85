import { describe, expect, it } from 'vitest';
import { asAdmin, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { aPost } from '../blog.fixture.server.ts';
import { searchPostRecords } from './search-post-records.server.ts';

useDatabase();

describe('searchPostRecords', () => {
  it('finds articles newest first, published or not, ignoring accents', async () => {
    const admin = await asAdmin();
    const old = await aPost({ title: 'Évacuation des eaux', category: 'Conseils' });
    const hidden = await aPost({ title: 'ÉVACUATION cachée', category: 'Conseils', is_published: false });
    await aPost({ title: 'Autre chose' });
    expect(await searchPostRecords(admin, { search: 'evacuation', limit: 5 })).toEqual([
      { id: hidden.id, title: 'ÉVACUATION cachée', subtitle: 'Conseils' },
      { id: old.id, title: 'Évacuation des eaux', subtitle: 'Conseils' },
    ]);
    expect(await searchPostRecords(admin, { search: 'evacuation', limit: 1 })).toHaveLength(1);
    expect(await searchPostRecords(admin, { search: '%%', limit: 5 })).toEqual([]);
  });

  it('allows only administrators and requires at least two characters', async () => {
    await expect(searchPostRecords(asVisitor(), { search: 'abc', limit: 5 })).rejects.toMatchObject({
      code: 'unauthenticated',
    });
    await expect(searchPostRecords(await asAdmin(), { search: 'a', limit: 5 })).rejects.toMatchObject({
      code: 'invalid',
    });
  });
});
