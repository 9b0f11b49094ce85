import { describe, expect, it } from 'vitest';
import { asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { aPost } from '#src/domains/blog/blog.fixture.server.ts';
import { aService } from '#src/domains/services/service.fixture.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { listPublicPages } from './list-public-pages.server.ts';

useDatabase();

describe('listPublicPages', () => {
  it('lists the fixed pages and every published service and article once', async () => {
    await aService({ title: 'Zinguerie' });
    await aService({ title: 'Lauze', is_active: false });
    const { id } = await aService({ title: 'Lyonnais' });
    // Such slugs could be stored before they were refused.
    await db().updateTable('services').set({ slug: 'lyon' }).where('id', '=', id).execute();
    await aPost({ title: 'Tempête', is_published: true });
    const paths = (await listPublicPages(asVisitor(), {})).map(({ path }) => path);
    expect(paths).toEqual(
      expect.arrayContaining([
        '/',
        '/avis',
        '/mentions-legales',
        '/services/zinguerie',
        '/services/lyon',
        '/blog/tempete',
      ]),
    );
    expect(paths).not.toContain('/services/lauze');
    expect(new Set(paths).size).toBe(paths.length);
  });
});
