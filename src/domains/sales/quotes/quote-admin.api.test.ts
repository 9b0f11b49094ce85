import { beforeEach, describe, expect, it } from 'vitest';
import { type ApiClient, aClient, signedIn } from '#tests/support/api.ts';
import { useDatabase } from '#tests/support/database.ts';
import { NEW_QUOTE } from './quote.fixture.server.ts';

useDatabase();

let admin: ApiClient;
beforeEach(async () => {
  admin = await signedIn('admin');
});

const ask = async (method: string, path: string, body?: unknown) => {
  const answer = await admin.send(method, `/admin/quotes${path}`, body);
  return { status: answer.status, body: await answer.json() };
};

describe('quotes of the back office', () => {
  it('creates, reads, changes, moves, copies and deletes quotes', async () => {
    const created = await ask('POST', '', NEW_QUOTE);
    expect(created).toMatchObject({
      status: 201,
      body: { success: true, data: { status: 'pending', montant: 16_500.54 } },
    });
    const path = `/${created.body.data.id}`;
    expect((await ask('PUT', path, { notes: 'Vu.' })).body.data).toMatchObject({
      clientName: 'Paule Rivoire',
      notes: 'Vu.',
    });
    expect((await ask('PUT', `${path}/status`, { stage: 'quoted' })).body.data).toMatchObject({ stage: 'quoted' });
    expect((await ask('PUT', `${path}/status`, { status: 'approved' })).body.data).toMatchObject({ stage: 'accepted' });
    expect(await ask('DELETE', path)).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('contrat') },
    });
    const copy = await ask('POST', `${path}/duplicate`);
    expect(copy).toMatchObject({ status: 201, body: { data: { status: 'pending' } } });
    expect((await ask('GET', '?status=approved&search=paule')).body.meta.total).toBe(1);
    expect((await ask('GET', '/statistics')).body.data).toMatchObject({
      total: 2,
      approved: 1,
      total_value: 33_001.08,
    });
    expect((await ask('DELETE', `/${copy.body.data.id}`)).status).toBe(200);
    expect((await ask('GET', `/${copy.body.data.id}`)).status).toBe(404);
    expect((await ask('GET', '/templates')).status).toBe(200);
  });

  it('exports quotes as a file', async () => {
    await ask('POST', '', { ...NEW_QUOTE, clientName: '=Odile' });
    const answer = await admin.send('GET', '/admin/quotes/export?status=pending');
    expect(answer.headers.get('content-disposition')).toMatch(/devis-.*\.csv/);
    expect(await answer.text()).toContain(
      ";'=Odile;paule@essai.example;;Couverture;;;16500,54;18128,44;0,00;En attente;",
    );
  });

  it('answers 409 to a change of an outdated version', async () => {
    const { id } = (await ask('POST', '', NEW_QUOTE)).body.data;
    const late = { notes: 'Tard', updated_at: '2020-01-01T00:00:00.000Z' };
    expect((await ask('PUT', `/${id}`, late)).status).toBe(409);
    expect((await ask('PUT', `/${id}/status`, { status: 'rejected', updated_at: late.updated_at })).status).toBe(409);
  });

  it('answers 422 with French messages for invalid input', async () => {
    expect(await ask('POST', '', { clientName: '', service: 'Toit', montant: 'beaucoup' })).toMatchObject({
      status: 422,
      body: {
        errors: {
          clientName: ['Ce champ est obligatoire.'],
          montant: ['Montant en euros attendu, avec deux décimales au plus.'],
        },
      },
    });
    expect((await ask('GET', '?status=peut-etre')).status).toBe(422);
    expect((await ask('GET', '?sort_by=prix')).status).toBe(422);
    expect((await ask('PUT', '/1/status', { stage: 'perdu' })).status).toBe(422);
  });

  it.each([
    ['GET', ''],
    ['POST', ''],
    ['GET', '/statistics'],
    ['GET', '/templates'],
    ['GET', '/export'],
    ['GET', '/1'],
    ['PUT', '/1'],
    ['DELETE', '/1'],
    ['PUT', '/1/status'],
    ['POST', '/1/duplicate'],
  ])('allows %s %s only for administrators', async (method, path) => {
    const body = method === 'GET' ? undefined : NEW_QUOTE;
    expect((await aClient().send(method, `/admin/quotes${path}`, body)).status).toBe(401);
    expect((await (await signedIn('user')).send(method, `/admin/quotes${path}`, body)).status).toBe(403);
  });
});
