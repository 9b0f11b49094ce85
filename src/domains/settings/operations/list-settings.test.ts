import { describe, expect, it } from 'vitest';
import { asAdmin } from '#src/domains/accounts/users/user.fixture.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { changeSettings } from './change-settings.server.ts';
import { listSettings } from './list-settings.server.ts';

useDatabase();

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
