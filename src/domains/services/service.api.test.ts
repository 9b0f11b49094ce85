import { describe, expect, it } from 'vitest';
import { aClient } from '#tests/support/api.ts';
import { useDatabase } from '#tests/support/database.ts';
import { aService } from './service.fixture.server.ts';

useDatabase();

const get = async (path: string) => {
  const answer = await aClient().send('GET', path);
  return { status: answer.status, body: await answer.json() };
};

describe('GET /services', () => {
  it('is open to all and shows what is published', async () => {
    const service = await aService();
    await aService({ title: 'Caché', description: 'canari-7', is_active: false });
    const { status, body } = await get('/services');
    expect([status, body]).toEqual([200, { success: true, data: [service] }]);
    expect(JSON.stringify(body)).not.toContain('canari-7');
  });
});

describe('GET /services/slug/{slug}', () => {
  it('shows one published service', async () => {
    const service = await aService();
    expect(await get('/services/slug/reparation-de-toiture')).toEqual({
      status: 200,
      body: { success: true, data: service },
    });
  });

  it('answers 404 for one that is not published or not there, 422 for an address that is none', async () => {
    await aService({ title: 'Caché', is_active: false });
    const missing = { status: 404, body: { success: false, message: 'Service non trouvé' } };
    expect(await get('/services/slug/cache')).toEqual(missing);
    expect(await get('/services/slug/inconnu')).toEqual(missing);
    expect((await get('/services/slug/%00')).status).toBe(422);
    expect((await get(`/services/slug/${'a'.repeat(201)}`)).status).toBe(422);
    expect((await get('/services/slug/%E0%A4%A')).status).toBe(404);
  });
});
