import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asAdmin, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { aDataUrl, aPhoto, openPictureFolder } from '#src/domains/media/media.fixture.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { aGalleryItem } from '../gallery.fixture.server.ts';
import { listGalleryItems } from '../gallery.queries.server.ts';
import { changeGalleryItem } from './change-gallery-item.server.ts';

useDatabase();

let forget = (): void => {};
beforeAll(() => {
  forget = openPictureFolder();
});
afterAll(() => forget());

const pictures = () => db().selectFrom('media').select('id').execute();

describe('changeGalleryItem', () => {
  it('changes only the given fields and updates the search index', async () => {
    const admin = await asAdmin();
    const before = await aGalleryItem({ location: 'Valence', date: '2026-03-14' });
    const after = await changeGalleryItem(admin, { id: before.id, description: 'Chaux.', is_active: false });
    expect(after).toEqual({ ...before, description: 'Chaux.', is_active: false, updated_at: after.updated_at });
    expect((await listGalleryItems(admin, { search: 'chaux.' })).meta.total).toBe(1);
  });

  it('refuses to overwrite another user’s change', async () => {
    const { id } = await aGalleryItem();
    await expect(changeGalleryItem(await asAdmin(), { id, title: 'A', updated_at: '2020' })).rejects.toMatchObject({
      code: 'conflict',
    });
  });

  it('replaces pictures and deletes the old ones', async () => {
    const admin = await asAdmin();
    const { id } = await aGalleryItem({ image: await aPhoto(), before_image: await aDataUrl() });
    const after = await changeGalleryItem(admin, { id, image: await aPhoto('#223344'), before_image: '' });
    expect([after.before_image, (await pictures()).length]).toEqual(['', 1]);
    await expect(changeGalleryItem(admin, { id, image: '' })).rejects.toMatchObject({
      fields: { image: ['Choisissez un fichier image.'] },
    });
  });

  it('writes old and new values of changed fields to the audit log', async () => {
    const { id } = await aGalleryItem({ title: 'Toit' });
    await changeGalleryItem(await asAdmin(), { id, title: 'Ferme', location: '' });
    const lines = await db().selectFrom('audit_log').select(['action', 'before', 'after']).execute();
    expect(lines).toEqual([{ action: 'gallery.change', before: '{"title":"Toit"}', after: '{"title":"Ferme"}' }]);
  });

  it('answers 404 for a missing work and allows only administrators', async () => {
    await expect(changeGalleryItem(await asAdmin(), { id: 9 })).rejects.toMatchObject({ code: 'not-found' });
    await expect(changeGalleryItem(asVisitor(), { id: 9 })).rejects.toMatchObject({ code: 'unauthenticated' });
  });
});
