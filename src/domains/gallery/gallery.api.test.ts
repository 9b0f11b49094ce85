import { describe, expect, it } from 'vitest';
import { aClient } from '#tests/support/api.ts';
import { useDatabase } from '#tests/support/database.ts';
import { aGalleryItem } from './gallery.fixture.server.ts';

useDatabase();

const get = async (path: string) => {
  const answer = await aClient().send('GET', path);
  return { status: answer.status, body: await answer.json() };
};

describe('GET /gallery', () => {
  it('is open to all and shows what is published', async () => {
    const item = await aGalleryItem();
    await aGalleryItem({ title: 'Caché', description: 'canari-7', is_active: false });
    const { status, body } = await get('/gallery');
    expect([status, body]).toEqual([200, { success: true, data: [item] }]);
    expect(JSON.stringify(body)).not.toContain('canari-7');
  });

  it('answers with some of it when asked, and refuses what is no limit', async () => {
    const item = await aGalleryItem({ category: 'Isolation' });
    await aGalleryItem();
    expect((await get('/gallery?category=Isolation&limit=5')).body).toEqual({ success: true, data: [item] });
    for (const limit of ['0', '-1', 'tout', '1001']) expect((await get(`/gallery?limit=${limit}`)).status).toBe(422);
  });
});

describe('GET /gallery/{id}', () => {
  it('shows one that is published', async () => {
    const item = await aGalleryItem();
    expect(await get(`/gallery/${item.id}`)).toEqual({ status: 200, body: { success: true, data: item } });
  });

  it('answers 404 for one that is not published or not there, 422 for a number that is none', async () => {
    const { id } = await aGalleryItem({ is_active: false });
    const missing = { status: 404, body: { success: false, message: 'Réalisation non trouvée' } };
    expect(await get(`/gallery/${id}`)).toEqual(missing);
    expect(await get('/gallery/4242')).toEqual(missing);
    expect((await get('/gallery/premier')).status).toBe(422);
  });
});
