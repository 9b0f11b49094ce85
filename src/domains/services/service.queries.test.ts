import { beforeEach, describe, expect, it } from 'vitest';
import { asAdmin, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { readRows } from '#tests/support/rows.ts';
import { changeService } from './commands/change-service.server.ts';
import { aService, aStoredService } from './service.fixture.server.ts';
import {
  countServices,
  exportServices,
  findMovedService,
  findServiceSlug,
  listServices,
  listStoredServices,
  readService,
  readStoredService,
} from './service.queries.server.ts';

useDatabase();

describe('countServices', () => {
  it('counts published services, hidden services and distinct categories', async () => {
    const admin = await asAdmin();
    const none = { total: 0, active: 0, draft: 0, categories: 0, category_names: [] };
    expect(await countServices(admin, {})).toEqual(none);
    await aStoredService({ title: 'A', category: 'Zinc' });
    await aStoredService({ title: 'B', category: 'Zinc', is_active: false });
    await aStoredService({ title: 'C', category: 'Énergie' });
    await aStoredService({ title: 'D' });
    const counted = { total: 4, active: 3, draft: 1, categories: 2, category_names: ['Énergie', 'Zinc'] };
    expect(await countServices(admin, {})).toEqual(counted);
    await expect(countServices(asVisitor(), {})).rejects.toMatchObject({ code: 'unauthenticated' });
  });
});

describe('exportServices', () => {
  it('returns all services matching the filters, on any page', async () => {
    const hidden = await aStoredService({ title: 'Zinguerie', is_active: false });
    await aStoredService({ title: 'Couverture' });
    const services = await readRows(exportServices(await asAdmin(), { status: 'draft', page: 4 }));
    expect(services).toEqual([hidden]);
    await expect(exportServices(asVisitor(), {})).rejects.toMatchObject({ code: 'unauthenticated' });
  });
});

describe('findServiceSlug', () => {
  it('returns the slug of a published service by its id, as a number or as text', async () => {
    const { id } = await aService();
    const answer = { slug: 'reparation-de-toiture' };
    expect(await findServiceSlug(asVisitor(), { id })).toEqual(answer);
    expect(await findServiceSlug(asVisitor(), { id: String(id) })).toEqual(answer);
  });

  it('finds no slug for a hidden service or an unknown id', async () => {
    const { id } = await aService({ is_active: false });
    for (const other of [id, id + 1, 2_147_483_647]) {
      await expect(findServiceSlug(asVisitor(), { id: other })).rejects.toMatchObject({ code: 'not-found' });
    }
  });

  it.each(['0', '007', '-1', '1e3', '99999999999', 'zinguerie'])('rejects “%s” as a service id', async (id) => {
    await expect(findServiceSlug(asVisitor(), { id })).rejects.toMatchObject({ code: 'invalid' });
  });
});

describe('listServices', () => {
  it('lists published services in the owner’s order, then by creation', async () => {
    await aService({ title: 'Dernier', sort_order: 9 });
    await aService({ title: 'Premier', sort_order: 1 });
    await aService({ title: 'Caché', is_active: false });
    await aService({ title: 'Deuxième', sort_order: 1 });
    const services = await listServices(asVisitor(), {});
    expect(services.map((service) => service.title)).toEqual(['Premier', 'Deuxième', 'Dernier']);
  });

  it('returns an empty list on an empty site', async () => {
    expect(await listServices(asVisitor(), {})).toEqual([]);
  });
});

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

describe('readService', () => {
  it('returns a published service to visitors by its slug', async () => {
    const service = await aService();
    expect(await readService(asVisitor(), { slug: 'reparation-de-toiture' })).toEqual(service);
  });

  it('answers an unpublished service with not-found, even to an administrator', async () => {
    await aService({ title: 'Caché', is_active: false });
    for (const context of [asVisitor(), await asAdmin()]) {
      await expect(readService(context, { slug: 'cache' })).rejects.toMatchObject({
        code: 'not-found',
        message: 'Service non trouvé',
      });
    }
  });

  it.each(['%', '_', 'REPARATION-DE-TOITURE', "' or 1=1 --", 'reparation'])(
    'rejects “%s” as an unknown slug',
    async (slug) => {
      await aService();
      await expect(readService(asVisitor(), { slug })).rejects.toMatchObject({ code: 'not-found' });
    },
  );

  it.each(['', ' ', '\u0000', 'x'.repeat(201)])('rejects %j as invalid', async (slug) => {
    await expect(readService(asVisitor(), { slug })).rejects.toMatchObject({ code: 'invalid' });
  });
});

describe('readStoredService', () => {
  it('returns hidden services as well, to administrators', async () => {
    const service = await aStoredService({ is_active: false });
    expect(await readStoredService(await asAdmin(), { id: String(service.id) })).toEqual(service);
    await expect(readStoredService(await asAdmin(), { id: 999 })).rejects.toMatchObject({ code: 'not-found' });
    await expect(readStoredService(asVisitor(), { id: 1 })).rejects.toMatchObject({ code: 'unauthenticated' });
  });
});

describe('findMovedService', () => {
  it('returns to visitors the new slug of a published service, but not of a hidden one', async () => {
    const admin = await asAdmin();
    const { id, slug } = await aStoredService();
    await changeService(admin, { id, slug: 'fuites' });
    expect(await findMovedService(asVisitor(), { slug })).toEqual({ slug: 'fuites' });
    await changeService(admin, { id, is_active: false });
    await expect(findMovedService(asVisitor(), { slug })).rejects.toMatchObject({ code: 'not-found' });
  });
});
