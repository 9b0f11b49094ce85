import { Hono } from 'hono';
import { beforeEach, describe, expect, it } from 'vitest';
import { addRedirect } from '#src/domains/redirects/redirect.internal.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { followRedirects } from './redirects.server.ts';

useDatabase();

const app = new Hono();
app.use(followRedirects);
app.get('/vivante', (request) => request.text('page'));
app.get('/devinee', (request) => request.redirect('/proche', 301));
app.get('/panne', (request) => request.text('panne', 503));
app.all('*', (request) => request.text('inconnue', 404));

const ask = async (path: string, init: RequestInit = {}) => {
  const { status, headers } = await app.request(path, init);
  return [status, headers.get('Location')];
};

describe('followRedirects', () => {
  beforeEach(async () => {
    for (const from_path of ['/vieille', '/vivante', '/devinee', '/panne']) {
      await addRedirect({ from_path, to_path: '/contact?a=1#devis', status: 301 });
    }
    await addRedirect({ from_path: '/promo', to_path: '/tarifs#prix', status: 302 });
  });

  it('sends an unknown address to the page that replaces it', async () => {
    expect(await ask('/vieille')).toEqual([301, '/contact?a=1#devis']);
    expect(await ask('/Vieille/?utm=x')).toEqual([301, '/contact?a=1#devis']);
    expect(await ask('/promo', { method: 'HEAD' })).toEqual([302, '/tarifs#prix']);
  });

  it('keeps the query before the fragment of the target', async () => {
    expect(await ask('/promo?utm=x')).toEqual([302, '/tarifs?utm=x#prix']);
  });

  it('wins over an address that the product guessed, never over a page or a failure', async () => {
    expect(await ask('/devinee')).toEqual([301, '/contact?a=1#devis']);
    expect(await ask('/vivante')).toEqual([200, null]);
    expect(await ask('/panne')).toEqual([503, null]);
  });

  it('leaves what is sent and other unknown addresses alone', async () => {
    expect(await ask('/vieille', { method: 'POST' })).toEqual([404, null]);
    expect(await ask('/autre')).toEqual([404, null]);
  });
});
