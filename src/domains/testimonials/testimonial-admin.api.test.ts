import { beforeEach, describe, expect, it } from 'vitest';
import { type ApiClient, aClient, signedIn } from '#tests/support/api.ts';
import { useDatabase } from '#tests/support/database.ts';
import { aTestimonial } from './testimonial.fixture.server.ts';

useDatabase();

let admin: ApiClient;
beforeEach(async () => {
  admin = await signedIn('admin');
});

const ask = async (method: string, path: string, body?: unknown) => {
  const answer = await admin.send(method, `/admin/testimonials${path}`, body);
  return { status: answer.status, body: await answer.json() };
};

const NEW = { name: 'Odile', content: 'Merci.' };

describe('admin API of reviews', () => {
  it('adds, reads, changes, moves and deletes reviews', async () => {
    const created = await ask('POST', '', NEW);
    expect(created).toMatchObject({ status: 201, body: { success: true, data: { rating: 5, is_active: true } } });
    const path = `/${created.body.data.id}`;
    expect((await ask('PUT', path, { is_active: false })).body.data).toMatchObject({ ...NEW, is_active: false });
    expect((await ask('PUT', path, { sort_order: 30 })).body.data).toMatchObject({ ...NEW, sort_order: 30 });
    expect((await ask('PUT', `${path}/move`, { direction: 'up' })).status).toBe(200);
    expect((await ask('GET', path)).body.data.name).toBe('Odile');
    expect((await ask('GET', '?active=false')).body.meta.total).toBe(1);
    expect((await ask('GET', '/statistics')).body.data).toMatchObject({ total: 1, inactive: 1, average: 5 });
    expect((await ask('DELETE', path)).status).toBe(200);
    expect((await ask('GET', path)).status).toBe(404);
  });

  it('imports reviews from a file and exports them to one', async () => {
    expect((await ask('POST', '/import', { csv: 'nom;avis\nOdile;Merci.', apply: true })).body.data.added).toBe(1);
    const answer = await admin.send('GET', '/admin/testimonials/export');
    expect(answer.headers.get('content-disposition')).toMatch(/temoignages-.*\.csv/);
    expect(await answer.text()).toContain('Odile;;Merci.;5;Actif;0;;non;');
  });

  it('answers 409 when the review has changed since it was read', async () => {
    const { id } = await aTestimonial();
    expect((await ask('PUT', `/${id}`, { rating: 1, updated_at: '2020-01-01T00:00:00.000Z' })).status).toBe(409);
  });

  it('answers 422 with French sentences for invalid fields', async () => {
    expect(await ask('POST', '', { name: '', content: 'x', rating: 9 })).toMatchObject({
      status: 422,
      body: { errors: { name: ['Ce champ est obligatoire.'], rating: ['Doit être au plus 5.'] } },
    });
    expect((await ask('GET', '?rating=6')).status).toBe(422);
    expect((await ask('GET', '?active=peut-etre')).status).toBe(422);
    expect((await ask('POST', '/import', { csv: 'nom;avis\n;x', apply: true })).status).toBe(422);
  });

  it.each([
    ['GET', ''],
    ['GET', '/1'],
    ['POST', ''],
    ['PUT', '/1'],
    ['DELETE', '/1'],
    ['POST', '/import'],
    ['PUT', '/1/move'],
    ['GET', '/export'],
  ])('allows only administrators on %s %s', async (method, path) => {
    const body = method === 'GET' ? undefined : NEW;
    expect((await aClient().send(method, `/admin/testimonials${path}`, body)).status).toBe(401);
    expect((await (await signedIn('user')).send(method, `/admin/testimonials${path}`, body)).status).toBe(403);
  });
});
