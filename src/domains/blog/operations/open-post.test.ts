import { describe, expect, it } from 'vitest';
import { asAdmin, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { aPost } from '../blog.fixture.server.ts';
import { openPost } from './open-post.server.ts';

useDatabase();

describe('openPost', () => {
  it('returns a draft as written, without a generated excerpt', async () => {
    const { id } = await aPost({ title: 'Lauze', excerpt: '', content: 'Une pierre.', is_published: false });
    expect(await openPost(await asAdmin(), { id })).toMatchObject({
      title: 'Lauze',
      excerpt: '',
      content: 'Une pierre.',
    });
  });

  it('allows only administrators and refuses an unknown article', async () => {
    await expect(openPost(asVisitor(), { id: 1 })).rejects.toMatchObject({ code: 'unauthenticated' });
    await expect(openPost(await asAdmin(), { id: 1 })).rejects.toMatchObject({ code: 'not-found' });
  });
});
