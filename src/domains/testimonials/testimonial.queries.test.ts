import { beforeEach, describe, expect, it } from 'vitest';
import { asAdmin, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import type { Context } from '#src/platform/operation.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { readRows } from '#tests/support/rows.ts';
import { aTestimonial } from './testimonial.fixture.server.ts';
import {
  countAllTestimonials,
  exportTestimonials,
  listAllTestimonials,
  listTestimonials,
  openTestimonial,
  readTestimonial,
  searchTestimonials,
} from './testimonial.queries.server.ts';
import { REVIEWS_PER_PAGE } from './testimonial.rules.ts';

useDatabase();

describe('countAllTestimonials', () => {
  it('counts reviews and returns their average with one decimal', async () => {
    for (const rating of [5, 5, 4]) await aTestimonial({ rating });
    await aTestimonial({ rating: 3, is_active: false });
    expect(await countAllTestimonials(await asAdmin(), {})).toEqual({ total: 4, active: 3, inactive: 1, average: 4.3 });
  });

  it('returns no average without reviews', async () => {
    expect(await countAllTestimonials(await asAdmin(), {})).toEqual({
      total: 0,
      active: 0,
      inactive: 0,
      average: null,
    });
  });
});

describe('exportTestimonials', () => {
  it('exports the reviews that match the search and the filters, in their order', async () => {
    await aTestimonial({ name: 'Bruno', sort_order: 2 });
    await aTestimonial({ name: 'Aline', sort_order: 1 });
    await aTestimonial({ name: 'Caché', is_active: false });
    const reviews = await readRows(exportTestimonials(await asAdmin(), { active: true }));
    expect(reviews.map(({ name }) => name)).toEqual(['Aline', 'Bruno']);
  });
});

describe('listAllTestimonials', () => {
  let admin: Context;

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

describe('openTestimonial', () => {
  it('returns an unpublished review to its editor', async () => {
    const review = await aTestimonial({ is_active: false });
    expect(await openTestimonial(await asAdmin(), { id: review.id })).toEqual(review);
  });

  it('allows only administrators, and only on existing reviews', async () => {
    await expect(openTestimonial(asVisitor(), { id: 1 })).rejects.toMatchObject({ code: 'unauthenticated' });
    await expect(openTestimonial(await asAdmin(), { id: 1 })).rejects.toMatchObject({ code: 'not-found' });
  });
});

describe('listTestimonials', () => {
  const names = async (filter: Parameters<typeof listTestimonials>[1] = {}) =>
    (await listTestimonials(asVisitor(), filter)).map(({ name }) => name);

  it('lists published reviews in the owner’s order, then the newest first', async () => {
    await aTestimonial({ name: 'Dernière', sort_order: 9, created_at: '2026-06-01T08:00:00Z' });
    await aTestimonial({ name: 'Ancienne', created_at: '2025-01-10T08:00:00Z' });
    await aTestimonial({ name: 'Récente', created_at: '2026-03-10T08:00:00Z' });
    await aTestimonial({ name: 'Récente aussi', created_at: '2026-03-10T08:00:00Z' });
    await aTestimonial({ name: 'Cachée', is_active: false });
    expect(await names()).toEqual(['Récente aussi', 'Récente', 'Ancienne', 'Dernière']);
  });

  it('lists the reviews of one location, or only the first ones', async () => {
    await aTestimonial({ name: 'De Lyon', location: 'Lyon', sort_order: 2 });
    await aTestimonial({ name: 'De Crest', location: 'Crest', sort_order: 1 });
    expect(await names({ location: 'Lyon' })).toEqual(['De Lyon']);
    expect(await names({ location: 'Nulle part' })).toEqual([]);
    expect(await names({ limit: 1 })).toEqual(['De Crest']);
  });

  it('returns an empty list on an empty site', async () => {
    expect(await names()).toEqual([]);
  });
});

describe('readTestimonial', () => {
  it('returns a published review to any visitor, by number or by its digits', async () => {
    const testimonial = await aTestimonial();
    expect(await readTestimonial(asVisitor(), { id: testimonial.id })).toEqual(testimonial);
    expect(await readTestimonial(asVisitor(), { id: String(testimonial.id) })).toEqual(testimonial);
  });

  it('returns neither unpublished nor missing reviews', async () => {
    const { id } = await aTestimonial({ is_active: false });
    for (const context of [asVisitor(), await asAdmin()]) {
      for (const wanted of [id, id + 1]) {
        await expect(readTestimonial(context, { id: wanted })).rejects.toMatchObject({
          code: 'not-found',
          message: 'Témoignage non trouvé',
        });
      }
    }
  });

  it.each(['', '0', '-1', '1.5', 'un', '99999999999'])('refuses %j', async (id) => {
    await expect(readTestimonial(asVisitor(), { id })).rejects.toMatchObject({ code: 'invalid' });
  });
});

describe('searchTestimonials', () => {
  type Options = Parameters<typeof searchTestimonials>[1];

  const found = async (options: Options) =>
    (await searchTestimonials(asVisitor(), options)).items.map(({ name }) => name).sort();

  describe('searchTestimonials', () => {
    beforeEach(async () => {
      await aTestimonial({ name: 'Élodie', location: 'Crest', content: 'L’œil du métier, 100 % sec.', rating: 5 });
      await aTestimonial({ name: 'Bruno', location: 'Saint-Étienne', content: 'Chéneau refait.', rating: 4 });
      await aTestimonial({ name: 'Chloé', location: 'Lyon', content: 'Propre.', rating: 4 });
      await aTestimonial({ name: 'Cachée', location: 'Crest', content: 'Chéneau.', rating: 4, is_active: false });
    });

    it.each<[Options, string[]]>([
      [{}, ['Bruno', 'Chloé', 'Élodie']],
      [{ search: 'ELODIE' }, ['Élodie']],
      [{ search: 'cheneau' }, ['Bruno']],
      [{ search: 'saint-etienne' }, ['Bruno']],
      [{ search: "l'oeil" }, ['Élodie']],
      [{ search: '  propre ' }, ['Chloé']],
      [{ search: '100 %' }, ['Élodie']],
      [{ search: '%' }, ['Élodie']],
      [{ search: '_' }, []],
      [{ search: 'bruno saint' }, []],
      [{ rating: 4 }, ['Bruno', 'Chloé']],
      [{ rating: '4', search: 'lyon' }, ['Chloé']],
      [{ rating: 3 }, []],
    ])('finds with %j the reviews %j', async (overrides, names) => {
      expect(await found(overrides)).toEqual(names);
    });
  });

  it('returns page by page, in the order of the list', async () => {
    const names = Array.from({ length: REVIEWS_PER_PAGE + 2 }, (_, place) => `Client ${place}`);
    for (const [place, name] of names.entries()) await aTestimonial({ name, sort_order: place });
    const first = await searchTestimonials(asVisitor(), {});
    const second = await searchTestimonials(asVisitor(), { page: 2 });
    expect([...first.items, ...second.items].map(({ name }) => name)).toEqual(names);
    expect(second.meta).toEqual({ page: 2, per_page: REVIEWS_PER_PAGE, total: names.length, last_page: 2 });
    expect((await searchTestimonials(asVisitor(), { page: 3 })).items).toEqual([]);
  });

  it.each<Options>([{ rating: 0 }, { rating: 6 }, { rating: 'cinq' }, { page: 0 }, { search: 'x'.repeat(201) }])(
    'refuses %j',
    async (requestedOptions) => {
      await expect(searchTestimonials(asVisitor(), requestedOptions)).rejects.toMatchObject({ code: 'invalid' });
    },
  );
});
