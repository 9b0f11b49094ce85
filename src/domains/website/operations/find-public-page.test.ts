import { describe, expect, it } from 'vitest';
import { asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { aPost } from '#src/domains/blog/blog.fixture.server.ts';
import { aService } from '#src/domains/services/service.fixture.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { findPublicPage } from './find-public-page.server.ts';

useDatabase();

describe('findPublicPage', () => {
  it('finds fixed pages and pages of stored content', async () => {
    await aService({ title: 'Zinguerie', heroImage: '/media/a' });
    expect(await findPublicPage(asVisitor(), { path: '/zones' })).toMatchObject({ group: 'site' });
    expect(await findPublicPage(asVisitor(), { path: '/services/zinguerie' })).toMatchObject({
      title: 'Zinguerie',
      group: 'services',
      image: '/media/a',
    });
    await aPost({ title: 'Mousse', image: '/media/b' });
    expect(await findPublicPage(asVisitor(), { path: '/blog/mousse' })).toMatchObject({
      group: 'blog',
      image: '/media/b',
    });
  });

  it('prefers a city page to a service with the same slug', async () => {
    const { id } = await aService({ title: 'Lyonnais' });
    // Such slugs could be stored before they were refused.
    await db().updateTable('services').set({ slug: 'lyon' }).where('id', '=', id).execute();
    expect(await findPublicPage(asVisitor(), { path: '/services/lyon' })).toMatchObject({
      title: 'Couvreur à Lyon',
      group: 'cities',
    });
  });

  it.each(['/services/inconnu', '/nulle-part', '/services/../admin', ''])(
    'rejects %s as an unknown page',
    async (path) => {
      await expect(findPublicPage(asVisitor(), { path })).rejects.toMatchObject({ code: 'not-found' });
    },
  );
});
