import { describe, expect, it } from 'vitest';
import { useDatabase } from '#tests/support/database.ts';
import { storeSettings } from './setting.fixture.server.ts';
import { readSettings } from './setting.internal.server.ts';
import { hasStoredSettings, resetSettings, storeDemoState, storeSiteState } from './site-state.internal.server.ts';

useDatabase();

describe('site state', () => {
  it('stores the state of the site and the progress of the demo content', async () => {
    expect(await hasStoredSettings()).toBe(false);
    await storeSiteState({ state: 'setup' });
    await storeSiteState({ steps: ['company'] });
    await storeDemoState('left');
    expect(await readSettings()).toMatchObject({
      site: { state: 'setup', steps: ['company'] },
      demo: { state: 'left' },
    });
    expect(await hasStoredSettings()).toBe(true);
  });

  it('returns a field to its default and keeps the others', async () => {
    await storeSettings([{ group: 'general', values: { site_name: 'Toits', contact_phone: '04 65 71 00 12' } }]);
    await resetSettings([{ group: 'general', name: 'site_name' }]);
    const { general } = await readSettings();
    expect(general).toMatchObject({ site_name: 'Mon entreprise de toiture', contact_phone: '04 65 71 00 12' });
  });
});
