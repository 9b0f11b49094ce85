import { afterEach, describe, expect, it } from 'vitest';
import { aService } from '#src/domains/services/service.fixture.server.ts';
import { storeSettings } from '#src/domains/settings/setting.fixture.server.ts';
import { storeDemoState } from '#src/domains/settings/site-state.internal.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { setPublicUrl } from '#src/platform/public-link.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { hasRecordedDemo, isHiddenDemo, readDemoPresence } from './demo-company.internal.server.ts';
import { recordDemoRow, recordDemoSettings } from './demo-row.internal.server.ts';

useDatabase();

const COMPANY = {
  group: 'company' as const,
  values: { legal_name: 'Toits (fictif)', siret: 'EXEMPLE 000 000 000 00000' },
};

describe('readDemoPresence', () => {
  it('finds no demo on a site that never had one', async () => {
    expect(await readDemoPresence()).toMatchObject({ is_there: false, is_company: false });
    expect(await hasRecordedDemo()).toBe(false);
  });

  it('finds the company of the demo until the owner enters another name', async () => {
    await storeSettings([COMPANY]);
    await recordDemoSettings([COMPANY]);
    await storeDemoState('filled');
    expect(await readDemoPresence()).toMatchObject({ is_there: true, is_company: true });
    await storeSettings([{ group: 'company', values: { legal_name: 'Martin' } }]);
    expect(await readDemoPresence()).toMatchObject({ is_there: false, is_company: false });
  });

  it('finds content of the demo that is left under the owner’s name', async () => {
    await storeDemoState('filled');
    const { id } = await aService();
    await recordDemoRow('service', id);
    expect(await readDemoPresence()).toMatchObject({ is_there: true, is_company: false });
    await db().deleteFrom('services').execute();
    expect(await readDemoPresence()).toMatchObject({ is_there: false });
  });
});

describe('isHiddenDemo', () => {
  afterEach(() => setPublicUrl('http://localhost:3000'));

  it('hides the company of the demo from search engines at a public address alone', async () => {
    await storeSettings([COMPANY]);
    await recordDemoSettings([COMPANY]);
    await storeDemoState('filled');
    expect(await isHiddenDemo()).toBe(false);
    setPublicUrl('https://toits.fr');
    expect(await isHiddenDemo()).toBe(true);
    await storeSettings([{ group: 'company', values: { legal_name: 'Martin' } }]);
    expect(await isHiddenDemo()).toBe(false);
  });
});
