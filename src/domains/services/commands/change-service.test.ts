import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asAdmin, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { aDataUrl, openPictureFolder } from '#src/domains/media/media.fixture.server.ts';
import { aTown } from '#src/domains/places/cities/city.fixture.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { aStoredService } from '../service.fixture.server.ts';
import { findMovedService, listStoredServices } from '../service.queries.server.ts';
import { changeService } from './change-service.server.ts';
import { removeService } from './remove-service.server.ts';

useDatabase();

let forget = (): void => {};
beforeAll(() => {
  forget = openPictureFolder();
});
afterAll(() => forget());

const leadsTo = (slug: string) =>
  findMovedService(asVisitor(), { slug }).then(
    (moved) => moved.slug,
    () => 'nowhere',
  );
const pictures = () => db().selectFrom('media').select('id').execute();

describe('changeService', () => {
  it('changes only the given fields and updates the search text', async () => {
    const admin = await asAdmin();
    const before = await aStoredService({ features: ['Bâchage'], duration: '2 jours' });
    const after = await changeService(admin, { id: before.id, description: 'Ardoises.', is_active: false });
    expect(after).toEqual({ ...before, description: 'Ardoises.', is_active: false, updated_at: after.updated_at });
    const found = async (search: string) => (await listStoredServices(admin, { search })).meta.total;
    expect([await found('ardoise'), await found('reparation'), await found('tuiles')]).toEqual([1, 1, 0]);
  });

  it('refuses to overwrite another administrator’s changes', async () => {
    const admin = await asAdmin();
    const { id } = await aStoredService();
    await expect(changeService(admin, { id, title: 'A', updated_at: '2020-01-01' })).rejects.toMatchObject({
      code: 'conflict',
    });
    const [line] = await db().selectFrom('services').select('title').execute();
    expect(line?.title).toBe('Réparation de toiture');
  });

  it('writes the old and new values of changed fields to the audit log', async () => {
    const { id } = await aStoredService();
    const admin = await asAdmin();
    await changeService(admin, { id, title: 'Fuites', duration: '' });
    await changeService(admin, { id, title: 'Fuites' });
    const lines = await db().selectFrom('audit_log').select(['action', 'subject', 'before', 'after']).execute();
    expect(lines).toEqual([
      {
        action: 'service.change',
        subject: `service:${id}`,
        before: '{"title":"Réparation de toiture"}',
        after: '{"title":"Fuites"}',
      },
    ]);
  });

  it('rejects an unknown service with 404, and allows only administrators', async () => {
    await expect(changeService(await asAdmin(), { id: 9, title: 'A' })).rejects.toMatchObject({ code: 'not-found' });
    await expect(changeService(asVisitor(), { id: 9 })).rejects.toMatchObject({ code: 'unauthenticated' });
  });
});

describe('service slug', () => {
  it('stays the same when the title changes, and redirects when the editor changes it', async () => {
    const admin = await asAdmin();
    const { id } = await aStoredService({ title: 'Couverture' });
    expect((await changeService(admin, { id, title: 'Toits' })).slug).toBe('couverture');
    expect((await changeService(admin, { id, slug: '' })).slug).toBe('toits');
    expect((await changeService(admin, { id, slug: 'Toits neufs' })).slug).toBe('toits-neufs');
    expect([await leadsTo('couverture'), await leadsTo('toits')]).toEqual(['toits-neufs', 'toits-neufs']);
    await changeService(admin, { id, slug: 'couverture' });
    expect([await leadsTo('couverture'), await leadsTo('toits-neufs')]).toEqual(['nowhere', 'couverture']);
  });

  it('stops redirecting once another service uses the slug or its own service is deleted', async () => {
    const admin = await asAdmin();
    const first = await aStoredService({ title: 'Couverture' });
    await changeService(admin, { id: first.id, slug: 'toits' });
    const second = await aStoredService({ title: 'Couverture' });
    expect(await leadsTo('couverture')).toBe('nowhere');
    await changeService(admin, { id: second.id, slug: 'tuiles' });
    expect(await leadsTo('couverture')).toBe('tuiles');
    await removeService(admin, { id: second.id });
    expect(await leadsTo('couverture')).toBe('nowhere');
  });

  it.each([
    ['valence', 'Cette adresse est celle d’une page de ville.'],
    ['couverture', 'Un autre service a déjà cette adresse.'],
  ])('refuses “%s” as a slug', async (slug, sentence) => {
    await aTown('26362');
    await aStoredService({ title: 'Couverture' });
    const { id } = await aStoredService();
    await expect(changeService(await asAdmin(), { id, slug })).rejects.toMatchObject({ fields: { slug: [sentence] } });
  });
});

describe('service pictures', () => {
  it('replaces pictures and deletes the old ones unless they are used elsewhere', async () => {
    const admin = await asAdmin();
    const { id, image } = await aStoredService({ image: await aDataUrl() });
    await changeService(admin, { id, heroImage: image, image: await aDataUrl() });
    expect(await pictures()).toHaveLength(2);
    const after = await changeService(admin, { id, heroImage: '' });
    expect([after.heroImage, (await pictures()).length]).toEqual(['', 1]);
  });

  it('stores no pictures for a refused change', async () => {
    await aTown('69123');
    const { id } = await aStoredService();
    const image = await aDataUrl();
    for (const wrong of [{ slug: 'lyon' }, { updated_at: '2020' }, { title: '' }]) {
      await expect(changeService(await asAdmin(), { id, image, ...wrong })).rejects.toThrow();
    }
    expect(await pictures()).toEqual([]);
  });
});
