import { describe, expect, it } from 'vitest';
import { aClient, signedIn } from '#tests/support/api.ts';
import { useDatabase } from '#tests/support/database.ts';
import { useDemoPayments } from '#tests/support/demo-payments.ts';

useDatabase();
useDemoPayments();

const PATHS = [
  ['GET', '/admin/settings'],
  ['GET', '/admin/settings/export'],
  ['PUT', '/admin/settings/general'],
  ['POST', '/admin/settings/import'],
  ['POST', '/admin/settings/test-mail'],
] as const;

describe('setting API', () => {
  it.each(PATHS)('allows only administrators at %s %s', async (method, path) => {
    const body = method === 'GET' ? undefined : {};
    expect((await aClient().send(method, path, body)).status).toBe(401);
    expect((await (await signedIn('user')).send(method, path, body)).status).toBe(403);
  });

  describe('GET /admin/settings', () => {
    it('returns the groups under data and their versions beside it', async () => {
      const admin = await signedIn('admin');
      const body = await (await admin.send('GET', '/admin/settings')).json();
      expect(Object.keys(body)).toEqual(['success', 'data', 'versions']);
      expect(body.data.quotes).toMatchObject({
        validity_days: 30,
        deposit_percent: 30,
        default_vat_rate: 20,
        terms: '',
      });
      expect(body.data.payments).toEqual({ allow_free_payments: true });
      expect(Object.keys(body.versions)).toEqual(Object.keys(body.data));
    });
  });

  describe('PUT /admin/settings/{group}', () => {
    it('returns success and the new version; answers a second save with the old version with 409', async () => {
      const admin = await signedIn('admin');
      const save = (site_name: string) => admin.send('PUT', '/admin/settings/general', { site_name, updated_at: '' });
      const answer = await save('Toits');
      expect(await answer.json()).toEqual({
        success: true,
        message: 'general settings saved successfully!',
        data: { group: 'general', updated_at: expect.stringMatching(/Z$/) },
      });
      const late = await save('Trop tard');
      expect([late.status, (await late.json()).message]).toEqual([409, expect.stringContaining('entre-temps')]);
    });

    it('reports validation errors in French, by field', async () => {
      const admin = await signedIn('admin');
      const answer = await admin.send('PUT', '/admin/settings/quotes', { validity_days: 0, deposit_percent: 101 });
      expect([answer.status, (await answer.json()).errors]).toEqual([
        422,
        { validity_days: ['Doit être au moins 1.'], deposit_percent: ['Doit être au plus 100.'] },
      ]);
      expect((await admin.send('PUT', '/admin/settings/toit', {})).status).toBe(422);
      expect((await admin.send('PUT', '/admin/settings/general', { updated_at: 7 })).status).toBe(422);
    });
  });
});
