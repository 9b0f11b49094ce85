import { Hono } from 'hono';
import { beforeEach, describe, expect, it } from 'vitest';
import { useDatabase } from '#tests/support/database.ts';
import { setMaintenance } from '../maintenance.server.ts';
import { maintenanceGate } from './maintenance-gate.server.ts';

useDatabase();

const app = new Hono();
app.use(maintenanceGate);
app.all('*', (request) => request.text('as asked'));

const ask = async (method: string, path: string) => {
  const answer = await app.request(path, { method, ...(method === 'POST' ? { body: 'x' } : {}) });
  return { status: answer.status, text: await answer.text(), headers: answer.headers };
};

describe('maintenanceGate', () => {
  it('lets everything pass while the site is open', async () => {
    expect(await ask('POST', '/api/contact')).toMatchObject({ status: 200, text: 'as asked' });
    expect((await ask('GET', '/api/services')).headers.get('X-Maintenance')).toBeNull();
  });

  describe('while the site is closed to writes', () => {
    beforeEach(async () => void (await setMaintenance(true)));

    it.each([
      ...['/', '/services', '/admin/login', '/media/a.webp', '/healthz', '/administration'].map((path) => [
        'GET',
        path,
      ]),
      ['HEAD', '/contact'],
    ])('answers %s %s as before', async (method, path) => {
      expect(await ask(method ?? '', path ?? '')).toMatchObject({ status: 200 });
    });

    it.each([
      ...['/api/contact', '/api/auth/login', '/api/payment/webhook', '/api/chat/message'].map((path) => ['POST', path]),
      ['PUT', '/api/admin/services/1'],
      ['DELETE', '/api/admin/services/1'],
      ['PATCH', '/api/anything'],
    ])('refuses %s %s with a sentence and when to try again', async (method, path) => {
      const { status, text, headers } = await ask(method ?? '', path ?? '');
      expect([status, headers.get('Retry-After')]).toEqual([503, '60']);
      expect(JSON.parse(text)).toEqual({
        success: false,
        message: expect.stringMatching(/^Le site est en maintenance/),
        code: 'maintenance',
      });
    });

    it('refuses a form sent without scripts by a page of one sentence', async () => {
      const { status, text, headers } = await ask('POST', '/contact');
      expect([status, headers.get('Content-Type')]).toEqual([503, 'text/html; charset=utf-8']);
      expect(text).toMatch(/<p>Le site est en maintenance/);
    });

    it('says it on every answer of the API, for the screens', async () => {
      expect((await ask('GET', '/api/admin/dashboard')).headers.get('X-Maintenance')).toBe('on');
    });
  });
});
