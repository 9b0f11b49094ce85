import { afterEach, describe, expect, it } from 'vitest';
import { asAdmin } from '#src/domains/accounts/users/user.fixture.server.ts';
import { freezeClock } from '#src/platform/clock.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { exportSettings } from './export-settings.server.ts';
import { importSettings } from './import-settings.server.ts';

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
