import { describe, expect, it } from 'vitest';
import { asAdmin } from '#src/domains/accounts/users/user.fixture.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { createRedirect } from './commands/create-redirect.server.ts';
import { countStoredRedirects, listStoredRedirects, openRedirect } from './redirect.queries.server.ts';

useDatabase();

describe('queries of redirects', () => {
  it('lists, searches, filters and counts', async () => {
    const admin = await asAdmin();
    await createRedirect(admin, { from_path: '/toit', to_path: '/services' });
    await createRedirect(admin, { from_path: '/promo_été', to_path: '/tarifs', status: 302 });
    const listed = async (query: object) =>
      (await listStoredRedirects(admin, query)).items.map(({ from_path }) => from_path);
    expect(await listed({})).toEqual(['/promo_été', '/toit']);
    expect(await listed({ search: 'ete' })).toEqual(['/promo_été']);
    expect(await listed({ search: '%' })).toEqual([]);
    expect(await listed({ status: '301' })).toEqual(['/toit']);
    expect(await listed({ sort_by: 'to_path', sort_order: 'asc' })).toEqual(['/toit', '/promo_été']);
    expect(await countStoredRedirects(admin, {})).toEqual({ total: 2, permanent: 1, temporary: 1 });
  });

  it('refuses an unknown redirect', async () => {
    await expect(openRedirect(await asAdmin(), { id: 5 })).rejects.toMatchObject({ code: 'not-found' });
  });
});
