import { expect, it } from 'vitest';
import { asAdmin, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { aPost } from '../blog.fixture.server.ts';
import { openPost } from './open-post.server.ts';

useDatabase();

it('shows a draft as it was written, without an excerpt that nobody wrote', async () => {
  const { id } = await aPost({ title: 'Lauze', excerpt: '', content: 'Une pierre.', is_published: false });
  expect(await openPost(await asAdmin(), { id })).toMatchObject({
    title: 'Lauze',
    excerpt: '',
    content: 'Une pierre.',
  });
});

it('is for administrators, and refuses what is not there', async () => {
  await expect(openPost(asVisitor(), { id: 1 })).rejects.toMatchObject({ code: 'unauthenticated' });
  await expect(openPost(await asAdmin(), { id: 1 })).rejects.toMatchObject({ code: 'not-found' });
});
