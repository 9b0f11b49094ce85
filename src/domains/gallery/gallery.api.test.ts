import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aDataUrl, aPhoto, openPictureFolder } from '#src/domains/media/media.fixture.server.ts';
import { type ApiClient, aClient, signedIn } from '#tests/support/api.ts';
import { useDatabase } from '#tests/support/database.ts';
import { aGalleryItem } from './gallery.fixture.server.ts';

useDatabase();

const get = async (path: string) => {
  const answer = await aClient().send('GET', path);
  return { status: answer.status, body: await answer.json() };
};

describe('GET /gallery', () => {
  it('allows anonymous visitors and returns only published works', async () => {
    const item = await aGalleryItem();
    await aGalleryItem({ title: 'Caché', description: 'canari-7', is_active: false });
    const { status, body } = await get('/gallery');
    expect([status, body]).toEqual([200, { success: true, data: [item] }]);
    expect(JSON.stringify(body)).not.toContain('canari-7');
  });

  it('applies a limit and rejects an invalid one', async () => {
    const item = await aGalleryItem({ category: 'Isolation' });
    await aGalleryItem();
    expect((await get('/gallery?category=Isolation&limit=5')).body).toEqual({ success: true, data: [item] });
    for (const limit of ['0', '-1', 'tout', '1001']) expect((await get(`/gallery?limit=${limit}`)).status).toBe(422);
  });
});

describe('GET /gallery/{id}', () => {
  it('returns a published work', async () => {
    const item = await aGalleryItem();
    expect(await get(`/gallery/${item.id}`)).toEqual({ status: 200, body: { success: true, data: item } });
  });

  it('answers 404 for an unpublished or missing work and 422 for an invalid id', async () => {
    const { id } = await aGalleryItem({ is_active: false });
    const missing = { status: 404, body: { success: false, message: 'Réalisation non trouvée' } };
    expect(await get(`/gallery/${id}`)).toEqual(missing);
    expect(await get('/gallery/4242')).toEqual(missing);
    expect((await get('/gallery/premier')).status).toBe(422);
  });
});

let forget = (): void => {};
beforeAll(() => {
  forget = openPictureFolder();
});
afterAll(() => forget());

const STORED = /^\/media\/[0-9a-f]{32}-1200\.webp$/;

async function call(client: ApiClient, method: string, path: string, body?: unknown) {
  const answer = await client.send(method, `/admin/gallery${path}`, body);
  return { status: answer.status, body: await answer.json() };
}

describe('gallery endpoints of the back office', () => {
  it('refuses visitors and customers', async () => {
    for (const [client, status] of [[aClient(), 401] as const, [await signedIn('user'), 403] as const]) {
      expect((await call(client, 'GET', '')).status).toBe(status);
      expect((await call(client, 'POST', '', { title: 'A' })).status).toBe(status);
      expect((await call(client, 'DELETE', '/1')).status).toBe(status);
    }
  });

  it('accepts a new work as JSON, or as a form with a pair of photos', async () => {
    const admin = await signedIn('admin');
    const json = await call(admin, 'POST', '', { title: 'Ferme', image: await aDataUrl() });
    expect([json.status, json.body.data.category]).toEqual([201, 'Charpente']);
    const form = new FormData();
    form.append('title', 'Chéneau');
    form.append('is_active', 'false');
    for (const name of ['image', 'before_image']) form.append(name, new Blob([await aPhoto()]), 'toit.png');
    const { status, body } = await call(admin, 'POST', '', form);
    expect([status, body.data.is_active]).toEqual([201, false]);
    for (const { image } of [json.body.data, body.data, { image: body.data.before_image }])
      expect(image).toMatch(STORED);
  });

  it('reports errors in French and rejects a file that is not a picture', async () => {
    const admin = await signedIn('admin');
    const { status, body } = await call(admin, 'POST', '', {});
    expect([status, body.errors]).toEqual([
      422,
      { title: ['Ce champ est obligatoire.'], image: ['Choisissez un fichier image.'] },
    ]);
    const text = `data:image/png;base64,${Buffer.from('bonjour').toString('base64')}`;
    expect((await call(admin, 'POST', '', { title: 'A', image: text })).status).toBe(415);
  });

  it('updates the status alone or the whole work, and never overwrites another user’s change', async () => {
    const admin = await signedIn('admin');
    const item = await aGalleryItem();
    const { body } = await call(admin, 'PUT', `/${item.id}`, { is_active: false });
    expect(body.data).toEqual({ ...item, is_active: false, updated_at: body.data.updated_at });
    expect((await call(admin, 'PUT', `/${item.id}`, { ...body.data, title: 'Ferme' })).status).toBe(200);
    const stale = { ...item, updated_at: '2020-01-01T00:00:00.000Z' };
    expect((await call(admin, 'PUT', `/${item.id}`, stale)).status).toBe(409);
  });

  it('lists by category, sorts, counts and deletes works', async () => {
    const admin = await signedIn('admin');
    const { id } = await aGalleryItem({ category: 'Zinguerie' });
    const other = await aGalleryItem();
    expect((await call(admin, 'GET', '/category/Zinguerie')).body.data).toHaveLength(1);
    expect((await call(admin, 'PUT', '/order', { ids: [id, other.id] })).body.data).toEqual({ changed: 2 });
    expect((await call(admin, 'GET', '/statistics')).body.data).toMatchObject({ total: 2, published: 2 });
    expect((await call(admin, 'DELETE', `/${id}`)).status).toBe(200);
    for (const method of ['GET', 'PUT', 'DELETE']) expect((await call(admin, method, `/${id}`)).status).toBe(404);
  });

  it('exports a file in which no cell is a formula', async () => {
    await aGalleryItem({ title: '=SOMME(A1)' });
    const answer = await (await signedIn('admin')).send('GET', '/admin/gallery/export');
    expect(answer.headers.get('content-disposition')).toMatch(/filename="realisations-/);
    expect(await answer.text()).toContain(";'=SOMME(A1);");
  });
});
