import { describe, expect, it } from 'vitest';
import { asAdmin } from '#src/domains/accounts/users/user.fixture.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { listSettings } from '../setting.queries.server.ts';
import { importSettings } from './import-settings.server.ts';

useDatabase();

describe('importSettings', () => {
  it('imports all settings or none, and names the invalid field with its group', async () => {
    const admin = await asAdmin();
    const settings = { general: { site_name: 'Toits' }, appearance: { primary_color: 'bleu' } };
    await expect(importSettings(admin, { settings })).rejects.toMatchObject({
      status: 422,
      fields: { 'settings.appearance.primary_color': [expect.any(String)] },
    });
    expect((await listSettings(admin, {})).data.general.site_name).not.toBe('Toits');
    await importSettings(admin, { settings: { general: settings.general } });
    expect((await listSettings(admin, {})).data.general.site_name).toBe('Toits');
  });

  it.each(['toit', 'constructor', 'toString'])('rejects the unknown group %s with 422', async (group) => {
    await expect(importSettings(await asAdmin(), { settings: { [group]: {} } as never })).rejects.toMatchObject({
      status: 422,
      fields: { [group]: [`Champ inconnu : ${group}.`] },
    });
  });

  it('imports the file of an older version, and names the fields that no longer exist', async () => {
    const admin = await asAdmin();
    const settings = { company: { clients_short: 200, clients_total: '500', city: 'Nantes' } };
    expect(await importSettings(admin, { settings })).toEqual({
      groups: ['company'],
      ignored: ['company.clients_short', 'company.clients_total'],
    });
    expect((await listSettings(admin, {})).data.company.city).toBe('Nantes');
  });

  it('refuses the whole file with 409 once one of its groups was saved meanwhile', async () => {
    const admin = await asAdmin();
    await importSettings(admin, { settings: { general: { site_name: 'Toits' } } });
    const file = { settings: { social: { whatsapp: '+33465710000' }, general: { site_name: 'Vieux' } } };
    await expect(importSettings(admin, { ...file, versions: { social: '', general: '' } })).rejects.toMatchObject({
      status: 409,
    });
    const { data } = await listSettings(admin, {});
    expect([data.general.site_name, data.social.whatsapp]).toEqual(['Toits', '']);
  });
});
