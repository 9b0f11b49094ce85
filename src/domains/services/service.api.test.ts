import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aDataUrl, aPhoto, openPictureFolder } from '#src/domains/media/media.fixture.server.ts';
import { type ApiClient, aClient, signedIn } from '#tests/support/api.ts';
import { useDatabase } from '#tests/support/database.ts';
import { aService, aStoredService } from './service.fixture.server.ts';

useDatabase();

const get = async (path: string) => {
  const answer = await aClient().send('GET', path);
  return { status: answer.status, body: await answer.json() };
};

describe('GET /services', () => {
  it('lists published services for all visitors', async () => {
    const service = await aService();
    await aService({ title: 'Caché', description: 'canari-7', is_active: false });
    const { status, body } = await get('/services');
    expect([status, body]).toEqual([200, { success: true, data: [service] }]);
    expect(JSON.stringify(body)).not.toContain('canari-7');
  });
});

describe('GET /services/slug/{slug}', () => {
  it('returns one published service', async () => {
    const service = await aService();
    expect(await get('/services/slug/reparation-de-toiture')).toEqual({
      status: 200,
      body: { success: true, data: service },
    });
  });

  it('answers 404 for an unpublished or unknown service, 422 for an invalid slug', async () => {
    await aService({ title: 'Caché', is_active: false });
    const missing = { status: 404, body: { success: false, message: 'Service non trouvé' } };
    expect(await get('/services/slug/cache')).toEqual(missing);
    expect(await get('/services/slug/inconnu')).toEqual(missing);
    expect((await get('/services/slug/%00')).status).toBe(422);
    expect((await get(`/services/slug/${'a'.repeat(201)}`)).status).toBe(422);
    expect((await get('/services/slug/%E0%A4%A')).status).toBe(404);
  });
});

let forget = (): void => {};
beforeAll(() => {
  forget = openPictureFolder();
});
afterAll(() => forget());

const FIELDS = { title: 'Zinguerie', description: 'Chéneaux, noues.' };
const STORED = /^\/media\/[0-9a-f]{32}-1200\.webp$/;

async function call(client: ApiClient, method: string, path: string, body?: unknown, headers?: Record<string, string>) {
  const answer = await client.send(method, `/admin/services${path}`, body, headers);
  return { status: answer.status, body: await answer.json() };
}

async function getForm(fields: Record<string, string>): Promise<FormData> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('image', new Blob([await aPhoto()]), 'toit.png');
  return form;
}

describe('services endpoints of the back office', () => {
  it('answers 401 to visitors and 403 to customers', async () => {
    for (const [client, status] of [[aClient(), 401] as const, [await signedIn('user'), 403] as const]) {
      expect((await call(client, 'GET', '')).status).toBe(status);
      expect((await call(client, 'POST', '', FIELDS)).status).toBe(status);
      expect((await call(client, 'PUT', '/order', { ids: [1] })).status).toBe(status);
    }
  });

  it('creates a service from JSON with a picture of several megabytes', async () => {
    const admin = await signedIn('admin');
    const image = `${await aDataUrl()}${'A'.repeat(3_000_000)}`;
    const { status, body } = await call(admin, 'POST', '', { ...FIELDS, image });
    expect([status, body.data]).toEqual([201, expect.objectContaining({ slug: 'zinguerie', is_active: true })]);
    expect(body.data.image).toMatch(STORED);
    const long = { ...FIELDS, image: `data:image/png;base64,${'A'.repeat(25_000_000)}` };
    expect((await call(admin, 'POST', '', long)).status).toBe(413);
  });

  it('creates a service from a form, with lists as JSON text or as repeated fields', async () => {
    const form = await getForm({ ...FIELDS, features: '["Zinc", " "]', is_active: 'false', sort_order: '30' });
    for (const name of ['Naturel', 'Patiné']) form.append('materials[]', name);
    const { status, body } = await call(await signedIn('admin'), 'POST', '', form);
    expect(status).toBe(201);
    expect(body.data).toMatchObject({
      features: ['Zinc'],
      materials: ['Naturel', 'Patiné'],
      is_active: false,
      sort_order: 30,
      image: expect.stringMatching(STORED),
    });
  });

  it('returns validation messages in French', async () => {
    const { status, body } = await call(await signedIn('admin'), 'POST', '', { title: ' ', features: 'a' });
    expect([status, body.success]).toEqual([422, false]);
    expect(body.errors).toEqual({
      title: ['Ce champ est obligatoire.'],
      description: ['Ce champ est obligatoire.'],
      features: ['Valeur invalide.'],
    });
    const odd = await call(await signedIn('admin'), 'GET', '?status=hidden');
    expect([odd.status, Object.keys(odd.body.errors)]).toEqual([422, ['status']]);
  });

  it('changes a service by a posted form only with _method=PUT in a field', async () => {
    const admin = await signedIn('admin');
    const { id } = await aStoredService(FIELDS);
    const put = await call(admin, 'POST', `/${id}`, await getForm({ _method: 'PUT', duration: '2 jours' }));
    expect([put.status, put.body.data.duration, put.body.data.title]).toEqual([200, '2 jours', 'Zinguerie']);
    const header = { 'X-HTTP-Method-Override': 'PUT' };
    for (const method of [{}, { _method: 'DELETE' }]) {
      const refused = await call(admin, 'POST', `/${id}`, await getForm({ ...method, duration: '3 jours' }), header);
      expect([refused.status, refused.body.message]).toEqual([400, expect.stringContaining('_method=PUT')]);
    }
    expect((await call(admin, 'POST', `/${id}?_method=PUT`, { duration: '3 jours' }, header)).status).toBe(415);
    expect((await call(admin, 'GET', `/${id}`)).body.data.duration).toBe('2 jours');
  });

  it('changes single fields and never overwrites another administrator’s changes', async () => {
    const admin = await signedIn('admin');
    const { id, updated_at } = await aStoredService(FIELDS);
    const first = await call(admin, 'PUT', `/${id}`, { subtitle: 'Zinc', updated_at });
    expect([first.status, first.body.data]).toEqual([200, expect.objectContaining({ ...FIELDS, subtitle: 'Zinc' })]);
    const second = await call(admin, 'PUT', `/${id}`, { subtitle: 'Cuivre', updated_at: '2020-01-01T00:00:00.000Z' });
    expect([second.status, second.body.success]).toEqual([409, false]);
  });

  it('toggles, sorts, bulk-changes, counts and deletes services', async () => {
    const admin = await signedIn('admin');
    const { id } = await aStoredService(FIELDS);
    const other = await aStoredService();
    expect((await call(admin, 'PUT', `/${id}/toggle-status`)).body.data.is_active).toBe(false);
    expect((await call(admin, 'PUT', '/order', { ids: [other.id, id] })).body.data).toEqual({ changed: 2 });
    expect((await call(admin, 'POST', '/bulk', { ids: [id], action: 'activate' })).body.data).toEqual({ changed: 1 });
    expect((await call(admin, 'GET', '/statistics')).body.data).toMatchObject({ total: 2, active: 2, draft: 0 });
    const list = await call(admin, 'GET', '?per_page=1&page=1');
    expect([list.body.data[0].id, list.body.meta.total]).toEqual([other.id, 2]);
    expect((await call(admin, 'DELETE', `/${id}`)).status).toBe(200);
    for (const [method, path] of [
      ['GET', `/${id}`],
      ['PUT', `/${id}`],
      ['DELETE', `/${id}`],
      ['PUT', `/${id}/toggle-status`],
    ] as const) {
      expect([method, (await call(admin, method, path)).status]).toEqual([method, 404]);
    }
  });

  it('exports services to a file without formula cells', async () => {
    await aStoredService({ title: '=SOMME(A1)', description: 'a;b' });
    const answer = await (await signedIn('admin')).send('GET', '/admin/services/export');
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="services-\d{4}-\d\d-\d\d\.csv"$/);
    const text = await answer.text();
    expect(text).toContain(";'=SOMME(A1);");
    expect(text).toContain(';"a;b";');
  });
});
