import { globSync, readFileSync, statSync } from 'node:fs';
import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { buildApi, ENDPOINTS } from '#src/app/api.server.ts';
import { anApiToken } from '#src/domains/accounts/auth/auth.fixture.server.ts';
import { anAccount } from '#src/domains/accounts/users/user.fixture.server.ts';
import { A_REQUEST, aMessage } from '#src/domains/contact/contact.fixture.server.ts';
import { aService } from '#src/domains/services/service.fixture.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { type Client, createClient, FaitageError, type Input } from '../../clients/typescript/client.js';
import { OPERATIONS } from '../../clients/typescript/operations.js';
import { clientFiles } from '../../tools/client/typescript.ts';

useDatabase();

const FOLDER = 'clients/typescript';
const LARGEST_BYTES = 150_000;
const app = new Hono().route('/api', buildApi());

/** Returns a client of the app, which is called without a network. */
function aClient(token?: string): Client {
  const socket = { incoming: { socket: { remoteAddress: '203.0.113.9' } } };
  const fetch = (url: string, init: RequestInit): Promise<Response> => {
    const headers = new Headers(init.headers);
    if (typeof init.body === 'string') headers.set('content-length', String(Buffer.byteLength(init.body)));
    return Promise.resolve(app.request(new URL(url).pathname + new URL(url).search, { ...init, headers }, socket));
  };
  return createClient({ url: 'https://toiture.example/', fetch, ...(token === undefined ? {} : { token }) });
}

const aProgram = async (): Promise<Client> => {
  const { token } = await anApiToken(await anAccount({ role: 'admin' }), {
    access: 'change',
    rights: ['requests:change', 'content:read'],
  });
  return aClient(token);
};

describe('clients/typescript', () => {
  it.each(Object.entries(clientFiles()))('keeps %s fresh (npm run client:typescript)', (name, text) => {
    expect(readFileSync(`${FOLDER}/${name}`, 'utf8')).toBe(text);
  });

  it('offers a method for every endpoint, in at most 150 KB', () => {
    expect(Object.values(OPERATIONS)).toHaveLength(ENDPOINTS.length);
    const bytes = globSync(`${FOLDER}/*`).reduce((sum, path) => sum + statSync(path).size, 0);
    expect(bytes).toBeLessThanOrEqual(LARGEST_BYTES);
  });

  it('reads the services of the site', async () => {
    await aService({ title: 'Zinguerie' });
    const { data } = await aClient().getServices();
    expect(data.map(({ title }) => title)).toContain('Zinguerie');
  });

  it('sends a contact message, once under one key', async () => {
    const request: Input<'postContact'> = A_REQUEST;
    const first = await aClient().postContact(request, { idempotencyKey: 'demande-de-mars-0001' });
    const second = await aClient().postContact(request, { idempotencyKey: 'demande-de-mars-0001' });
    expect(first.data.id).toBeGreaterThan(0);
    expect(second).toEqual(first);
  });

  it('lists and changes messages with a token', async () => {
    const { id } = await aMessage({ name: 'Camille Martin' });
    const program = await aProgram();
    const { data, meta } = await program.getAdminContact({ page: 1, per_page: 5, search: 'martin' });
    expect([data[0]?.name, meta.total]).toEqual(['Camille Martin', 1]);
    const changed = await program.putAdminContactById({ id, status: 'read' });
    expect(changed.data.status).toBe('read');
  });

  it('returns a file unread', async () => {
    await aService({ title: 'Zinguerie' });
    const program = await aProgram();
    const answer = await program.send('getAdminServicesExport', { format: 'csv' });
    expect(await answer.text()).toContain('Zinguerie');
    await expect(program.getAdminServicesExport({ format: 'csv' })).rejects.toThrow('use send');
  });

  it('throws what the site says about a refusal', async () => {
    const failure = await aClient()
      .postContact({ ...A_REQUEST, email: 'sans arobase' })
      .catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(FaitageError);
    expect(failure).toMatchObject({ status: 422, errors: { email: [expect.any(String)] } });
    await expect(aClient().getAdminQuotes()).rejects.toMatchObject({ status: 401 });
  });

  it('refuses by its types a field, a value and a call that do not exist', () => {
    const api = aClient();
    const wrong = [
      // @ts-expect-error: the id is missing.
      () => api.putAdminContactById({ status: 'read' }),
      // @ts-expect-error: this status does not exist.
      () => api.putAdminContactById({ id: 1, status: 'lost' }),
      // @ts-expect-error: this call does not exist.
      () => api.getNothing(),
    ];
    expect(wrong).toHaveLength(3);
  });
});
