import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { asAdmin, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { changeService } from '#src/domains/services/operations/change-service.server.ts';
import { aService } from '#src/domains/services/service.fixture.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { findServicePage } from './find-service-page.server.ts';

useDatabase();

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
