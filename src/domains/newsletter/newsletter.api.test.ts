import { beforeEach, describe, expect, it } from 'vitest';
import { db } from '#src/platform/database/database.server.ts';
import { type ApiClient, aClient, signedIn } from '#tests/support/api.ts';
import { useDatabase } from '#tests/support/database.ts';
import { aPendingAddress, aSubscriber } from './newsletter.fixture.server.ts';

useDatabase();

describe('POST /newsletter', () => {
  it('returns the same answer for every address', async () => {
    await aSubscriber('connue@essai.example');
    const bodies = [];
    for (const email of ['connue@essai.example', 'inconnue@essai.example']) {
      const answer = await aClient().send('POST', '/newsletter', { email });
      expect(answer.status).toBe(202);
      bodies.push(await answer.json());
    }
    expect(bodies[0]).toEqual(bodies[1]);
    expect(bodies[0]).toEqual({ success: true, data: {}, message: expect.any(String) });
  });

  it('reports an invalid address', async () => {
    const answer = await aClient().send('POST', '/newsletter', { email: 'lea@' });
    expect([answer.status, await answer.json()]).toMatchObject([422, { errors: { email: [expect.any(String)] } }]);
  });
});

describe('administrator', () => {
  let owner: ApiClient;
  beforeEach(async () => {
    owner = await signedIn('admin');
    await aSubscriber('anna@essai.example');
    await aPendingAddress('bruno@essai.example');
  });

  it('lists and counts subscribers', async () => {
    const list = await (await owner.send('GET', '/admin/newsletter?status=confirmed')).json();
    expect(list).toMatchObject({ data: [{ email: 'anna@essai.example' }], meta: { total: 1 } });
    const counts = await (await owner.send('GET', '/admin/newsletter/statistics')).json();
    expect(counts.data).toEqual({ total: 2, confirmed: 1, pending: 1, ended: 0 });
    expect((await owner.send('GET', '/admin/newsletter?status=ended')).status).toBe(422);
  });

  it('downloads confirmed addresses as a file that a spreadsheet opens', async () => {
    const answer = await owner.send('GET', '/admin/newsletter/export');
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="abonnes-\d{4}-\d\d-\d\d\.csv"$/);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const bytes = new Uint8Array(await answer.arrayBuffer());
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const lines = new TextDecoder().decode(bytes).trim().split('\r\n');
    expect(lines).toHaveLength(2);
    expect(lines[0]).toBe('E-mail;Statut;Demandée le;Confirmée le;Lien de désinscription');
    expect(lines[1]).toMatch(/^anna@essai\.example;Confirmée;[\d-]{10};[\d-]{10};http.+token=[\w-]+$/);
  });

  it('exports an address that begins like a formula as text', async () => {
    await aSubscriber('=cmd@essai.example');
    const text = await (await owner.send('GET', '/admin/newsletter/export')).text();
    expect(text).toContain("\r\n'=cmd@essai.example;");
  });

  it('erases a subscriber', async () => {
    const { id } = await db().selectFrom('newsletter_subscribers').select('id').executeTakeFirstOrThrow();
    expect((await owner.send('DELETE', `/admin/newsletter/${id}`)).status).toBe(200);
    expect((await owner.send('DELETE', `/admin/newsletter/${id}`)).status).toBe(404);
  });
});
