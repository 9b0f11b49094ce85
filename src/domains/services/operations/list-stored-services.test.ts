import { beforeEach, describe, expect, it } from 'vitest';
import { asAdmin, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { aStoredService } from '../service.fixture.server.ts';
import { listStoredServices } from './list-stored-services.server.ts';

useDatabase();

describe('listStoredServices', () => {
  beforeEach(async () => {
    await aStoredService({ title: 'Zinguerie', description: 'Chéneaux.', category: 'Zinc', sort_order: 1 });
    await aStoredService({ title: 'Écrans', description: 'Sous 100 % des tuiles.', is_active: false, sort_order: 3 });
    await aStoredService({ title: 'Ardoises', category: 'Zinc', sort_order: 2 });
  });

  const titles = async (query: Parameters<typeof listStoredServices>[1]) =>
    (await listStoredServices(await asAdmin(), query)).items.map(({ title }) => title);

  it.each([
    [{}, ['Zinguerie', 'Ardoises', 'Écrans']],
    [{ status: 'draft' }, ['Écrans']],
    [{ status: 'active', category: 'Zinc', sort_order: 'desc' }, ['Ardoises', 'Zinguerie']],
    [{ search: 'CHENEAU' }, ['Zinguerie']],
    [{ search: '100 %' }, ['Écrans']],
    [{ search: '_' }, []],
    [{ sort_by: 'title' }, ['Ardoises', 'Écrans', 'Zinguerie']],
    [{ sort_by: 'created_at', sort_order: 'desc', per_page: 2 }, ['Ardoises', 'Écrans']],
  ] as const)('filters by %j and finds %j', async (query, expected) => {
    expect(await titles(query)).toEqual(expected);
  });

  it('allows only administrators', async () => {
    await expect(listStoredServices(asVisitor(), {})).rejects.toMatchObject({ code: 'unauthenticated' });
  });
});
