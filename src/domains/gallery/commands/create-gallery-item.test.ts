import { describe, expect, it } from 'vitest';
import { anAccount, asAccount, asAdmin, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { createGalleryItem } from './create-gallery-item.server.ts';

useDatabase();

const FULL = {
  title: 'Chéneau encaissé refait en zinc',
  description: 'Fond repris.\nNaissances neuves.',
  category: 'Zinguerie',
  location: 'Valence',
  image: '/media/b-1200.webp',
  image_alt: 'Chéneau neuf',
  before_image: '/media/a-1200.webp',
  before_alt: 'Chéneau percé',
  credit: 'Illustration',
  date: '2026-03-14',
  is_active: false,
  sort_order: 20,
};

describe('createGalleryItem', () => {
  it('stores every field', async () => {
    const item = await createGalleryItem(await asAdmin(), FULL);
    expect(item).toEqual({ ...FULL, id: item.id, created_at: item.created_at, updated_at: item.updated_at });
  });

  it('requires only a title and a picture; defaults to published in the first category', async () => {
    const item = await createGalleryItem(await asAdmin(), { title: 'Ferme', image: '/media/b-1200.webp' });
    expect(item).toMatchObject({ category: 'Charpente', is_active: true, sort_order: 0, before_image: '', date: '' });
  });

  it.each([{ title: ' ' }, { image: '' }, { category: ' ' }, { date: '14/03/2026' }, { date: '2026-02-30' }])(
    'refuses %j',
    async (wrong) => {
      const refused = createGalleryItem(await asAdmin(), { ...FULL, ...wrong });
      await expect(refused).rejects.toMatchObject({ code: 'invalid' });
    },
  );

  it('writes an entry to the audit log', async () => {
    const { id } = await createGalleryItem(await asAdmin(), FULL);
    expect(await db().selectFrom('audit_log').select(['action', 'subject']).execute()).toEqual([
      { action: 'gallery.create', subject: `gallery:${id}` },
    ]);
  });

  it('allows only administrators', async () => {
    await expect(createGalleryItem(asVisitor(), FULL)).rejects.toMatchObject({ code: 'unauthenticated' });
    await expect(createGalleryItem(asAccount(await anAccount()), FULL)).rejects.toMatchObject({ code: 'forbidden' });
  });
});
