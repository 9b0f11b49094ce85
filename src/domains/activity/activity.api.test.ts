import { describe, expect, it } from 'vitest';
import { aClient, signedIn } from '#tests/support/api.ts';
import { useDatabase } from '#tests/support/database.ts';

useDatabase();

const PATHS = ['/admin/activity', '/admin/activity/statistics', '/admin/activity/export', '/admin/activity/1'];

describe('activity API', () => {
  it.each(PATHS)('allows only administrators: %s', async (path) => {
    expect((await aClient().send('GET', path)).status).toBe(401);
    expect((await (await signedIn('user')).send('GET', path)).status).toBe(403);
  });

  describe('GET /admin/activity', () => {
    it('lists what was done through the API, in French', async () => {
      const admin = await signedIn('admin');
      await admin.send('PUT', '/admin/settings/general', { site_name: 'Toits' });
      const { data, meta } = await (await admin.send('GET', '/admin/activity?page=1&kind=settings')).json();
      expect(data).toEqual([
        expect.objectContaining({
          ...{
            sentence: 'a enregistré les réglages du groupe « Général »',
            description: 'A enregistré les réglages du groupe « Général »',
          },
          ...{ type: 'update', timestamp: data[0].at },
        }),
      ]);
      expect(meta.total).toBe(1);
      expect((await (await admin.send('GET', `/admin/activity/${data[0].id}`)).json()).data).toMatchObject({
        ...data[0],
        after: { site_name: 'Toits' },
      });
    });

    it('refuses unknown filters with 422 and an unknown line with 404', async () => {
      const admin = await signedIn('admin');
      for (const query of ['kind=toit', 'period=siecle', 'actor=moi', 'page=0']) {
        const answer = await admin.send('GET', `/admin/activity?${query}`);
        expect([answer.status, Object.keys((await answer.json()).errors)]).toEqual([422, [query.split('=')[0]]]);
      }
      expect((await admin.send('GET', '/admin/activity/4242')).status).toBe(404);
    });

    it('exports a CSV file', async () => {
      const admin = await signedIn('admin');
      await admin.send('PUT', '/admin/settings/general', { site_name: '=1+1' });
      const answer = await admin.send('GET', '/admin/activity/export?kind=settings');
      expect(answer.headers.get('content-disposition')).toMatch(/activite-\d{4}-\d\d-\d\d\.csv/);
      expect(await answer.text()).toContain('Nom du site : =1+1');
    });

    it('refuses POST, PUT and DELETE with 405', async () => {
      const admin = await signedIn('admin');
      for (const method of ['POST', 'PUT', 'DELETE']) {
        for (const path of ['/admin/activity', '/admin/activity/1']) {
          expect((await admin.send(method, path, {})).status).toBe(405);
        }
      }
    });
  });
});
