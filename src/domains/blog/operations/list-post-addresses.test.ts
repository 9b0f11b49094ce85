import { describe, expect, it } from 'vitest';
import { asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { aPost } from '../blog.fixture.server.ts';
import { listPostAddresses } from './list-post-addresses.server.ts';

useDatabase();

describe('listPostAddresses', () => {
  it('lists only published articles, newest first', async () => {
    await aPost({ title: 'Hier', is_published: true, published_at: '2026-11-01T08:00:00.000Z' });
    await aPost({ title: 'Aujourd’hui', is_published: true, published_at: '2026-11-02T08:00:00.000Z' });
    await aPost({ title: 'Demain', is_published: false });
    expect((await listPostAddresses(asVisitor(), {})).map(({ title }) => title)).toEqual(['Aujourd’hui', 'Hier']);
  });
});
