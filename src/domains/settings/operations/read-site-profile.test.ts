import { describe, expect, it } from 'vitest';
import { asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { systemContext } from '#src/platform/operation.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { readSiteProfile } from './read-site-profile.server.ts';
import { saveSettings } from './save-settings.server.ts';

useDatabase();

describe('readSiteProfile', () => {
  it('returns the public company data to visitors', async () => {
    const values = { site_name: 'Toitures du Pouzin', contact_phone: '04 65 71 00 00' };
    await saveSettings(systemContext('test'), { group: 'general', values });
    expect(await readSiteProfile(asVisitor(), {})).toMatchObject({
      name: 'Toitures du Pouzin',
      phone: '04 65 71 00 00',
    });
  });
});
