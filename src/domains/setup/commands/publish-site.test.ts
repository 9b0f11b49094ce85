import { beforeEach, describe, expect, it } from 'vitest';
import { asColleague } from '#src/domains/accounts/users/user.fixture.server.ts';
import { storeSettings } from '#src/domains/settings/setting.fixture.server.ts';
import { isSitePublished } from '#src/domains/settings/setting.internal.server.ts';
import { storeSiteState } from '#src/domains/settings/site-state.internal.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { publishSite } from './publish-site.server.ts';

useDatabase();
beforeEach(() => storeSiteState({ state: 'setup' }));

const lines = () => db().selectFrom('audit_log').select('id').where('action', '=', 'site.publish').execute();

describe('publishSite', () => {
  it('shows the site to visitors, and writes it in the audit log once', async () => {
    await storeSettings([{ group: 'general', values: { site_name: 'Couverture Martin' } }]);
    const office = await asColleague('settings');
    await publishSite(office, {});
    expect(await isSitePublished()).toBe(true);
    await publishSite(office, {});
    expect(await lines()).toHaveLength(1);
  });

  it('refuses a site without a name', async () => {
    await expect(publishSite(await asColleague('settings'), {})).rejects.toMatchObject({ code: 'conflict' });
    expect(await isSitePublished()).toBe(false);
  });

  it('refuses a person without the right to the settings', async () => {
    await expect(publishSite(await asColleague('content:change'), {})).rejects.toMatchObject({ code: 'forbidden' });
  });
});
