import { beforeEach, describe, expect, it } from 'vitest';
import { asAdmin, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import type { Context } from '#src/platform/operation.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { aTestimonial } from '../testimonial.fixture.server.ts';
import { listAllTestimonials } from './list-all-testimonials.server.ts';

useDatabase();

let admin: Context;
describe('listAllTestimonials', () => {
  beforeEach(async () => {
    admin = await asAdmin();
    await aTestimonial({
      name: 'Élise',
      location: 'Crest',
      rating: 4,
      sort_order: 20,
      created_at: '2026-01-01T08:00:00Z',
    });
    await aTestimonial({ name: 'Bruno', content: 'Zinc parfait.', sort_order: 10, created_at: '2026-01-02T08:00:00Z' });
    await aTestimonial({
      name: 'Aline',
      is_active: false,
      rating: 4,
      sort_order: 10,
      created_at: '2026-01-03T08:00:00Z',
    });
  });

  const names = async (query: Parameters<typeof listAllTestimonials>[1]) =>
    (await listAllTestimonials(admin, query)).items.map(({ name }) => name);

  it.each([
    [{}, ['Aline', 'Bruno', 'Élise']],
    [{ sort_order: 'desc' }, ['Élise', 'Bruno', 'Aline']],
    [{ active: 'true' }, ['Bruno', 'Élise']],
    [{ active: false }, ['Aline']],
    [{ rating: '4' }, ['Aline', 'Élise']],
    [{ search: 'elise' }, ['Élise']],
    [{ search: 'ZINC' }, ['Bruno']],
    [{ search: 'crest', rating: 4, active: true }, ['Élise']],
    [{ sort_by: 'name', sort_order: 'asc' }, ['Aline', 'Bruno', 'Élise']],
    [{ sort_by: 'rating', sort_order: 'asc' }, ['Élise', 'Aline', 'Bruno']],
    [{ sort_by: 'created_at' }, ['Aline', 'Bruno', 'Élise']],
    [{ page: 2, per_page: 2 }, ['Élise']],
  ] as const)('lists, with %j, the reviews %j', async (query, found) => {
    expect(await names(query)).toEqual(found);
  });

  it('allows only administrators', async () => {
    await expect(listAllTestimonials(asVisitor(), {})).rejects.toMatchObject({ code: 'unauthenticated' });
  });
});
