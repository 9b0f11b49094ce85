import { afterEach, describe, expect, it } from 'vitest';
import { asAdmin, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { freezeClock } from '#src/platform/clock.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { aPost } from '../blog.fixture.server.ts';
import { countPostGrowth } from './count-post-growth.server.ts';

useDatabase();
describe('countPostGrowth', () => {
  afterEach(() => freezeClock());

  const SINCE = '2026-11-01T00:00:00.000Z';

  it('counts all and published articles, now and at a given time', async () => {
    const admin = await asAdmin();
    const nothing = { total: 0, visible: 0, total_before: 0, visible_before: 0 };
    expect(await countPostGrowth(admin, { since: SINCE })).toEqual(nothing);
    freezeClock('2026-10-31T23:59:59.999Z');
    await aPost({ title: 'Un' });
    await aPost({ title: 'Deux', is_published: false });
    freezeClock(SINCE);
    await aPost({ title: 'Trois' });
    expect(await countPostGrowth(admin, { since: SINCE })).toEqual({
      total: 3,
      visible: 2,
      total_before: 2,
      visible_before: 1,
    });
  });

  it('allows only administrators', async () => {
    await expect(countPostGrowth(asVisitor(), { since: SINCE })).rejects.toMatchObject({ code: 'unauthenticated' });
  });
});
