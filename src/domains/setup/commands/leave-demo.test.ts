import { describe, expect, it } from 'vitest';
import { asAdmin, asColleague } from '#src/domains/accounts/users/user.fixture.server.ts';
import { aService } from '#src/domains/services/service.fixture.server.ts';
import { storeSettings } from '#src/domains/settings/setting.fixture.server.ts';
import { readSettings } from '#src/domains/settings/setting.internal.server.ts';
import { storeDemoState } from '#src/domains/settings/site-state.internal.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { recordDemoRow, recordDemoSettings } from '../demo-row.internal.server.ts';
import { leaveDemo } from './leave-demo.server.ts';

useDatabase();

const GENERAL = {
  group: 'general' as const,
  values: { site_name: 'Toitures d’essai', contact_phone: '04 65 71 00 12' },
};

async function beginDemo(): Promise<void> {
  await storeSettings([GENERAL]);
  await recordDemoSettings([GENERAL]);
  await storeDemoState('filled');
}

describe('leaveDemo', () => {
  it('refuses another name than the company’s, and changes nothing', async () => {
    await beginDemo();
    const leaving = leaveDemo(await asAdmin(), { company: 'Toitures' });
    await expect(leaving).rejects.toMatchObject({ code: 'invalid', fields: { company: [expect.any(String)] } });
    expect((await readSettings()).demo.state).toBe('filled');
  });

  it('accepts the name without its accents and capitals', async () => {
    await beginDemo();
    expect(await leaveDemo(await asAdmin(), { company: ' toitures d’essai ' })).toEqual({
      removed: { setting: 2 },
      kept: [],
      is_closed: true,
    });
    expect(await readSettings()).toMatchObject({
      demo: { state: 'left' },
      site: { state: 'setup' },
      general: { site_name: 'Mon entreprise de toiture', contact_phone: '' },
    });
  });

  it('refuses a site without demo, and a second departure', async () => {
    const admin = await asAdmin();
    await expect(leaveDemo(admin, { company: 'Mon entreprise de toiture' })).rejects.toMatchObject({
      code: 'conflict',
    });
    await beginDemo();
    await leaveDemo(admin, { company: 'Toitures d’essai' });
    await expect(leaveDemo(admin, { company: 'Mon entreprise de toiture' })).rejects.toMatchObject({
      code: 'conflict',
    });
  });

  it('lets one of two simultaneous departures through', async () => {
    await beginDemo();
    const admin = await asAdmin();
    const both = await Promise.allSettled([1, 2].map(() => leaveDemo(admin, { company: 'Toitures d’essai' })));
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('keeps what the owner has changed and names it', async () => {
    await beginDemo();
    const [changed, same] = [await aService({ title: 'Zinguerie' }), await aService({ title: 'Couverture' })];
    for (const { id } of [changed, same]) await recordDemoRow('service', id);
    await db().updateTable('services').set({ description: 'Mes mots.' }).where('id', '=', changed.id).execute();
    await db().updateTable('services').set({ is_active: 0, sort_order: 9 }).where('id', '=', same.id).execute();
    await storeSettings([{ group: 'general', values: { site_name: 'Couverture Martin' } }]);
    expect(await leaveDemo(await asAdmin(), { company: 'Couverture Martin' })).toMatchObject({
      removed: { service: 1, setting: 1 },
      kept: [{ kind: 'service', name: 'Zinguerie' }],
    });
    expect((await db().selectFrom('services').select('id').execute()).map(({ id }) => id)).toEqual([changed.id]);
    expect((await readSettings()).general.site_name).toBe('Couverture Martin');
  });

  it('writes one line in the audit log with the counts', async () => {
    await beginDemo();
    await leaveDemo(await asAdmin(), { company: 'Toitures d’essai' });
    const line = await db().selectFrom('audit_log').selectAll().where('action', '=', 'demo.leave').executeTakeFirst();
    expect(line?.after).toContain('"setting":2');
  });

  it('refuses everybody but administrators', async () => {
    await beginDemo();
    const leaving = leaveDemo(await asColleague('settings'), { company: 'Toitures d’essai' });
    await expect(leaving).rejects.toMatchObject({ code: 'forbidden' });
  });
});
