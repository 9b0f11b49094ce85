import { describe, expect, it } from 'vitest';
import { asAdmin, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { aPost } from '../blog.fixture.server.ts';
import { deletePost } from './delete-post.server.ts';

useDatabase();

describe('deletePost', () => {
  it('deletes one article and names it in the audit log', async () => {
    const { id } = await aPost({ title: 'Zinc' });
    const stored = await aPost();
    await deletePost(await asAdmin(), { id });
    expect(await db().selectFrom('blog_posts').select('id').execute()).toEqual([{ id: stored.id }]);
    const line = await db().selectFrom('audit_log').selectAll().executeTakeFirstOrThrow();
    expect(line).toMatchObject({ action: 'blog.delete', subject: `blog:${id}` });
    expect(JSON.parse(line.before ?? '')).toEqual({ slug: 'zinc', title: 'Zinc', is_published: true });
  });

  it('allows only administrators and refuses an unknown article', async () => {
    await expect(deletePost(asVisitor(), { id: 1 })).rejects.toMatchObject({ code: 'unauthenticated' });
    await expect(deletePost(await asAdmin(), { id: 1 })).rejects.toMatchObject({ code: 'not-found' });
  });
});
