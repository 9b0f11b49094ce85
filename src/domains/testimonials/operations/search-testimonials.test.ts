import { beforeEach, describe, expect, it } from 'vitest';
import { asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { aTestimonial } from '../testimonial.fixture.server.ts';
import { REVIEWS_PER_PAGE } from '../testimonial.rules.ts';
import { searchTestimonials } from './search-testimonials.server.ts';

useDatabase();

type Options = Parameters<typeof searchTestimonials>[1];
const found = async (options: Options) =>
  (await searchTestimonials(asVisitor(), options)).items.map(({ name }) => name).sort();

describe('searchTestimonials', () => {
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
