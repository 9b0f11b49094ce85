import { beforeEach, describe, expect, it } from 'vitest';
import { aQuote } from '#src/domains/sales/quotes/quote.fixture.server.ts';
import { type ApiClient, aClient, signedIn } from '#tests/support/api.ts';
import { useDatabase } from '#tests/support/database.ts';
import { readWorkbook } from '#tests/support/workbook.ts';
import { ORDER } from './order.fixture.server.ts';

useDatabase();

let admin: ApiClient;
beforeEach(async () => {
  admin = await signedIn('admin');
});

const ask = async (method: string, path: string, body?: unknown) => {
  const answer = await admin.send(method, path, body);
  return { status: answer.status, body: await answer.json() };
};

describe('orders of the back office', () => {
  it('creates, reads, changes, counts and deletes orders', async () => {
    const created = await ask('POST', '/admin/orders', ORDER);
    expect(created).toMatchObject({ status: 201, body: { success: true, data: { ...ORDER, status: 'en_attente' } } });
    const path = `/admin/orders/${created.body.data.id}`;
    expect((await ask('PUT', path, { estimatedDuration: '3 jours' })).body.data.estimatedDuration).toBe('3 jours');
    expect((await ask('PUT', `${path}/status`, { status: 'planifié' })).body.data.status).toBe('planifié');
    expect((await ask('GET', path)).body.data.createdAt).toMatch(/^\d{4}-/);
    expect((await ask('GET', `${path}/invoice`)).body.data.total).toBe(6000);
    expect((await ask('GET', `/admin/orders?status=${encodeURIComponent('planifié')}`)).body.meta.total).toBe(1);
    const { data } = (await ask('GET', '/admin/orders/statistics')).body;
    expect(data).toMatchObject({ total: 1, planifié: 1, revenue: 5000 });
    expect((await ask('DELETE', path)).status).toBe(200);
    expect((await ask('GET', path)).status).toBe(404);
  });

  it('refuses blank fields of a new and of a changed order with one sentence', async () => {
    const { data } = (await ask('POST', '/admin/orders', ORDER)).body;
    const message = 'Veuillez remplir tous les champs obligatoires.';
    const refusal = { status: 422, body: { success: false, message, errors: { client_name: [expect.any(String)] } } };
    expect(await ask('POST', '/admin/orders', { ...ORDER, client_name: '' })).toMatchObject(refusal);
    expect(await ask('PUT', `/admin/orders/${data.id}`, { client_name: ' ' })).toMatchObject(refusal);
  });

  it('exports orders as a file', async () => {
    await ask('POST', '/admin/orders', { ...ORDER, budget: 1234.5 });
    const answer = await admin.send('GET', '/admin/orders/export');
    expect(answer.headers.get('content-disposition')).toMatch(/commandes-.*\.csv/);
    expect(await answer.text()).toContain(';Normal;En attente;1234,50;');
  });

  it('exports orders as an Excel workbook when the query asks for it, and refuses other formats', async () => {
    await ask('POST', '/admin/orders', ORDER);
    const answer = await admin.send('GET', '/admin/orders/export?format=xlsx');
    expect(answer.headers.get('content-disposition')).toMatch(/commandes-.*\.xlsx/);
    const [, line] = await readWorkbook(answer);
    expect(line).toContain(ORDER.client_name);
    expect(await ask('GET', '/admin/orders/export?format=ods')).toMatchObject({
      status: 422,
      body: { message: 'Choisissez le format csv ou xlsx.' },
    });
  });

  it('creates an order from a quote, once', async () => {
    const { id } = await aQuote({ amount_cents: 90_000, status: 'accepted' });
    const first = await ask('POST', `/admin/quotes/${id}/convert`);
    const second = await ask('POST', `/admin/quotes/${id}/convert`);
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(second.body).toEqual(first.body);
    const order = first.body.data;
    expect(order.quote_id).toBe(id);
    expect((await ask('GET', `/admin/quotes/${id}`)).body.data.order_id).toBe(order.id);
  });

  it('answers 409 to a change of an outdated version', async () => {
    const { body } = await ask('POST', '/admin/orders', ORDER);
    const stale = { service: 'x', updated_at: '2020-01-01T00:00:00.000Z' };
    expect((await ask('PUT', `/admin/orders/${body.data.id}`, stale)).status).toBe(409);
  });

  it('answers 422 with the required messages', async () => {
    expect(await ask('POST', '/admin/orders', { ...ORDER, service: '' })).toMatchObject({
      status: 422,
      body: { message: 'Veuillez remplir tous les champs obligatoires.', errors: { service: expect.anything() } },
    });
    for (const field of [
      'client_name',
      'client_email',
      'client_phone',
      'service',
      'description',
      'deadline',
      'address',
    ]) {
      expect([field, (await ask('POST', '/admin/orders', { ...ORDER, [field]: null })).body.message]).toEqual([
        field,
        'Veuillez remplir tous les champs obligatoires.',
      ]);
    }
    expect((await ask('POST', '/admin/orders', {})).body.message).toBe(
      'Veuillez remplir tous les champs obligatoires.',
    );
    expect((await ask('POST', '/admin/orders', { ...ORDER, budget: -1 })).body.message).toBe(
      'Le budget doit être un nombre positif.',
    );
    expect((await ask('POST', '/admin/orders', { ...ORDER, deadline: '2020-01-01' })).body.message).toBe(
      "La date d'échéance doit être dans le futur.",
    );
    expect((await ask('GET', '/admin/orders?status=perdu')).status).toBe(422);
    expect((await ask('GET', '/admin/orders/x')).status).toBe(422);
  });

  it.each([
    ['GET', '/admin/orders'],
    ['POST', '/admin/orders'],
    ['GET', '/admin/orders/statistics'],
    ['GET', '/admin/orders/export'],
    ['GET', '/admin/orders/1'],
    ['PUT', '/admin/orders/1'],
    ['DELETE', '/admin/orders/1'],
    ['PUT', '/admin/orders/1/status'],
    ['GET', '/admin/orders/1/invoice'],
    ['POST', '/admin/quotes/1/convert'],
  ])('allows %s %s only for administrators', async (method, path) => {
    const body = method === 'GET' ? undefined : {};
    expect((await aClient().send(method, path, body)).status).toBe(401);
    expect((await (await signedIn('user')).send(method, path, body)).status).toBe(403);
  });
});
