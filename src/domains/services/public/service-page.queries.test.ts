import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { asAdmin, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { aGalleryItem } from '#src/domains/gallery/gallery.fixture.server.ts';
import { aTestimonial } from '#src/domains/testimonials/testimonial.fixture.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { changeService } from '../commands/change-service.server.ts';
import { aService } from '../service.fixture.server.ts';
import { findServicePage, readServiceProof } from './service-page.queries.server.ts';

useDatabase();

describe('findServicePage', () => {
  /** Returns "stored couverture", "elsewhere couverture"… */
  async function look(slug: string): Promise<string> {
    const page = await findServicePage(asVisitor(), { slug });
    return `${page.found} ${page.found === 'elsewhere' ? page.slug : page.service.slug}`;
  }

  const BUILT_IN = [
    ['charpente', 1],
    ['couverture', 2],
    ['reparation-des-fuites', 8],
    ['demoussage', 9],
    ['nettoyage', 10],
    ['gouttieres', 11],
    ['isolation', 12],
    ['fenetres', 13],
    ['installation', 14],
    ['zinguerie', 15],
    ['test-updated-service', 16],
  ] as const;

  describe('site with services', () => {
    beforeEach(async () => {
      await aService({ title: 'Couverture', description: 'La nôtre.' });
      await aService({ title: 'Toiture en lauze' });
      await aService({ title: 'Zinguerie', is_active: false });
    });

    it.each([
      // Published, then built-in by its exact slug.
      ['couverture', 'stored couverture'],
      ['toiture-en-lauze', 'stored toiture-en-lauze'],
      ['charpente', 'built-in charpente'],
      ['zinguerie', 'built-in zinguerie'],
      ['test-updated-service', 'built-in test-updated-service'],
      // Probably meant slug, stored or built-in.
      ['COUVERTURE', 'elsewhere couverture'],
      ['lauze', 'elsewhere toiture-en-lauze'],
      ['gouttières', 'elsewhere gouttieres'],
      ['reparation', 'elsewhere reparation-des-fuites'],
      // No match.
      ['piscine', 'nothing couverture'],
      ['test', 'nothing couverture'],
      ['service', 'nothing couverture'],
      ['', 'nothing couverture'],
      ['\u0000', 'nothing couverture'],
      ['couverture'.repeat(30), 'nothing couverture'],
      ['999999', 'nothing couverture'],
      ['99999999999999', 'nothing couverture'],
    ])('resolves “%s” to %s', async (slug, page) => {
      expect(await look(slug)).toBe(page);
    });

    it('redirects from the id of a published service to its slug, and from no other id', async () => {
      const rows = await db().selectFrom('services').select(['id', 'slug']).execute();
      const answers = await Promise.all(rows.map(async ({ id, slug }) => [slug, await look(String(id))]));
      expect(Object.fromEntries(answers)).toEqual({
        couverture: 'elsewhere couverture',
        'toiture-en-lauze': 'elsewhere toiture-en-lauze',
        zinguerie: 'nothing couverture',
      });
    });
  });

  describe('former slug of a service', () => {
    it('redirects to the new slug before any built-in page, as long as the service is published', async () => {
      const admin = await asAdmin();
      const { id } = await aService({ title: 'Charpente' });
      await changeService(admin, { id, slug: 'ossature-bois' });
      expect(await look('charpente')).toBe('elsewhere ossature-bois');
      await changeService(admin, { id, is_active: false });
      expect(await look('charpente')).toBe('built-in charpente');
    });
  });

  describe('built-in pages', () => {
    it.each(BUILT_IN)('contains for %s the id %i, a price and enough text', async (slug, id) => {
      const page = await findServicePage(asVisitor(), { slug });
      if (page.found !== 'built-in') throw new Error(page.found);
      const { service } = page;
      expect(service).toMatchObject({ id, slug, price: slug === 'reparation-des-fuites' ? '100-200' : 'Sur devis' });
      expect(service.features.length).toBeGreaterThanOrEqual(4);
      expect(service.advantages.length).toBeGreaterThanOrEqual(3);
      expect(service.long_description.length).toBeGreaterThan(300);
    });
  });

  describe('unreadable services', () => {
    beforeEach(async () => {
      await sql`drop table services`.execute(db());
    });

    it.each([
      ['charpente', 'unreadable charpente'],
      ['gouttieres-en-zinc', 'unreadable gouttieres'],
      ['Démoussage', 'unreadable demoussage'],
      ['toiture-en-lauze', 'unreadable couverture'],
      ['7', 'unreadable couverture'],
    ])('answers “%s” with built-in content and without a redirect', async (slug, page) => {
      expect(await look(slug)).toBe(page);
    });
  });
});

describe('readServiceProof', () => {
  const read = (title = 'Charpente') => readServiceProof(asVisitor(), { title });

  it('returns published five-star reviews and published works of the trade', async () => {
    await aTestimonial({ content: 'Une charpente droite.' });
    await aTestimonial({ content: 'Une charpente cachée.', is_active: false });
    await aTestimonial({ content: 'Une charpente chère.', rating: 3 });
    await aGalleryItem({ title: 'Pannes', category: 'Charpente' });
    await aGalleryItem({ title: 'Fermes', category: 'Charpente', is_active: false });
    await aGalleryItem({ title: 'Noues', category: 'Zinguerie' });
    const { reviews, works, isComplete } = await read();
    expect(reviews.map(({ content }) => content)).toEqual(['Une charpente droite.']);
    expect(works.map(({ title }) => title)).toEqual(['Pannes']);
    expect(isComplete).toBe(true);
  });

  it('returns empty lists on an empty site', async () => {
    expect(await read()).toEqual({ reviews: [], works: [], isComplete: true });
  });

  it('omits unreadable content and reports it', async () => {
    await aGalleryItem({ title: 'Pannes', category: 'Charpente' });
    await sql`drop table testimonials`.execute(db());
    expect(await read()).toMatchObject({ reviews: [], works: [{ title: 'Pannes' }], isComplete: false });
  });
});
