import { describe, expect, it } from 'vitest';
import { anAccount, asAccount, asAdmin, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { aDataUrl, aPhoto, openPictureFolder } from '#src/domains/media/media.fixture.server.ts';
import { aTown } from '#src/domains/places/cities/city.fixture.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { createService } from './create-service.server.ts';

useDatabase();

const FULL = {
  title: 'Réparation de toiture',
  subtitle: 'Fuites et tuiles',
  description: 'Nous réparons.',
  long_description: 'Ligne 1\nLigne 2',
  category: 'Couverture',
  duration: '2 jours',
  price_range: '50–90 €/m²',
  features: ['Diagnostic', 'Bâchage'],
  advantages: ['Rapide'],
  sub_services: ['Faîtage'],
  materials: ['Ardoise'],
  process: [{ step: 1, title: 'Visite', description: 'Sur place', icon: 'search' }],
  image: '/media/a',
  image_alt: 'Tuiles',
  heroImage: '/media/b',
  hero_image_alt: 'Ardoises',
  credit: 'Illustration',
};

describe('createService', () => {
  it('stores every field and derives the slug from the title', async () => {
    const service = await createService(await asAdmin(), FULL);
    expect(service).toEqual({
      ...FULL,
      id: service.id,
      slug: 'reparation-de-toiture',
      price: FULL.price_range,
      is_active: true,
      sort_order: 0,
      created_at: service.created_at,
      updated_at: service.created_at,
    });
  });

  it('requires only a title and a description', async () => {
    const service = await createService(await asAdmin(), { title: 'Zinguerie', description: 'Zinc.' });
    expect(service).toMatchObject({ slug: 'zinguerie', features: [], process: [], image: '', category: '' });
  });

  it('refuses a slug that another service uses', async () => {
    const admin = await asAdmin();
    await createService(admin, FULL);
    await expect(createService(admin, { ...FULL, title: 'REPARATION de toiture !' })).rejects.toMatchObject({
      status: 422,
      fields: { title: ['Un service porte déjà ce titre.'] },
    });
    expect(await db().selectFrom('services').select('id').execute()).toHaveLength(1);
  });

  it('drops blank entries and accepts sub-services as text or as objects with a name', async () => {
    const sub_services = ['Faîtage', { name: 'Rives', price: 3 }, { name: ' ' }, {}, null, ''];
    const service = await createService(await asAdmin(), { ...FULL, features: ['Bâchage', ' ', ''], sub_services });
    expect(service).toMatchObject({ features: ['Bâchage'], sub_services: ['Faîtage', 'Rives'] });
  });

  it('uses the editor’s slug; reports a city’s or used slug under the field it comes from', async () => {
    const admin = await asAdmin();
    expect((await createService(admin, { ...FULL, slug: 'Mon  Toit !' })).slug).toBe('mon-toit');
    await aTown('69123');
    await aTown('42218', { isPublished: false });
    const refusals = [
      [{ slug: 'mon-toit' }, { slug: ['Un autre service a déjà cette adresse.'] }],
      [{ slug: 'lyon' }, { slug: ['Cette adresse est celle d’une page de ville.'] }],
      [{ title: 'Saint-Étienne' }, { title: ['Cette adresse est celle d’une page de ville.'] }],
    ] as const;
    for (const [request, fields] of refusals) {
      await expect(createService(admin, { ...FULL, ...request })).rejects.toMatchObject({ fields });
    }
  });

  it('stores the sent pictures, and none when the service is refused', async () => {
    const forget = openPictureFolder();
    const admin = await asAdmin();
    const pictures = { image: await aDataUrl(), heroImage: await aPhoto() };
    const service = await createService(admin, { ...FULL, ...pictures });
    for (const path of [service.image, service.heroImage]) expect(path).toMatch(/^\/media\/[0-9a-f]{32}-1200\.webp$/);
    await expect(createService(admin, { ...FULL, ...pictures })).rejects.toMatchObject({ code: 'invalid' });
    expect(await db().selectFrom('media').select('id').execute()).toHaveLength(2);
    forget();
  });

  it.each([
    { title: ' ' },
    { description: '' },
    { title: 'x'.repeat(201) },
    { features: 'a' },
    { process: [{}] },
    { image: 'x' },
  ])('refuses %j', async (wrong) => {
    const refused = createService(await asAdmin(), { ...FULL, ...wrong } as typeof FULL);
    await expect(refused).rejects.toMatchObject({ code: 'invalid' });
  });

  it('writes an audit entry', async () => {
    const { id } = await createService(await asAdmin(), FULL);
    expect(await db().selectFrom('audit_log').select(['action', 'subject']).execute()).toEqual([
      { action: 'service.create', subject: `service:${id}` },
    ]);
  });

  it('allows only administrators', async () => {
    await expect(createService(asVisitor(), FULL)).rejects.toMatchObject({ code: 'unauthenticated' });
    await expect(createService(asAccount(await anAccount()), FULL)).rejects.toMatchObject({ code: 'forbidden' });
  });
});
