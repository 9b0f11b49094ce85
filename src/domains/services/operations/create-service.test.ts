import { describe, expect, it } from 'vitest';
import { anAccount, asAccount, asAdmin, asVisitor } from '#src/domains/users/user.fixture.server.ts';
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

describe('a new service', () => {
  it('keeps every field, and its address comes from its title', async () => {
    const service = await createService(await asAdmin(), FULL);
    expect(service).toEqual({ ...FULL, id: service.id, slug: 'reparation-de-toiture', price: FULL.price_range });
  });

  it('needs a title and a description only', async () => {
    const service = await createService(await asAdmin(), { title: 'Zinguerie', description: 'Zinc.' });
    expect(service).toMatchObject({ slug: 'zinguerie', features: [], process: [], image: '', category: '' });
  });

  it('is refused when another has its address', async () => {
    const admin = await asAdmin();
    await createService(admin, FULL);
    await expect(createService(admin, { ...FULL, title: 'REPARATION de toiture !' })).rejects.toMatchObject({
      status: 422,
      fields: { title: ['Un service porte déjà ce titre.'] },
    });
    expect(await db().selectFrom('services').select('id').execute()).toHaveLength(1);
  });

  it.each([{ title: ' ' }, { description: '' }, { title: 'x'.repeat(201) }, { features: 'a' }, { process: [{}] }])(
    'is refused with %j',
    async (wrong) => {
      const refused = createService(await asAdmin(), { ...FULL, ...wrong } as typeof FULL);
      await expect(refused).rejects.toMatchObject({ code: 'invalid' });
    },
  );

  it('leaves a line in the audit log', async () => {
    const { id } = await createService(await asAdmin(), FULL);
    expect(await db().selectFrom('audit_log').select(['action', 'subject']).execute()).toEqual([
      { action: 'service.create', subject: `service:${id}` },
    ]);
  });

  it('is for administrators to add', async () => {
    await expect(createService(asVisitor(), FULL)).rejects.toMatchObject({ code: 'unauthenticated' });
    await expect(createService(asAccount(await anAccount()), FULL)).rejects.toMatchObject({ code: 'forbidden' });
  });
});
