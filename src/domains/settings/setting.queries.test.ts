import { afterEach, describe, expect, it } from 'vitest';
import { asAdmin } from '#src/domains/accounts/users/user.fixture.server.ts';
import { freezeClock } from '#src/platform/clock.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { changeSettings } from './commands/change-settings.server.ts';
import { importSettings } from './commands/import-settings.server.ts';
import { exportSettings, listSettings } from './setting.queries.server.ts';

useDatabase();

describe('exportSettings', () => {
  afterEach(() => freezeClock());

  it('exports a dated file that can be imported again', async () => {
    freezeClock('2026-11-20T23:30:00.000Z');
    const admin = await asAdmin();
    const { data, filename } = await exportSettings(admin, {});
    expect(filename).toBe('reglages-2026-11-21.json');
    expect((await importSettings(admin, { settings: JSON.parse(JSON.stringify(data)) })).groups).toContain('general');
    expect((await exportSettings(admin, {})).data).toEqual(data);
  });
});

describe('listSettings', () => {
  it('lists the owner’s groups with the saved values, without internal groups', async () => {
    const admin = await asAdmin();
    await changeSettings(admin, { group: 'general', values: { site_name: 'Toits' } });
    const { data: settings } = await listSettings(admin, {});
    expect(settings.general.site_name).toBe('Toits');
    expect(settings.security.session_timeout).toBe(30);
    expect(settings).not.toHaveProperty('demo');
  });
});
