import { describe, expect, it } from 'vitest';
import { DEMO_SETTINGS } from '#demo/content/company.server.ts';
import { storeSettings } from '#src/domains/settings/setting.fixture.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { isDemoCompany } from './demo-company.server.ts';

useDatabase();

describe('isDemoCompany', () => {
  it.each([{ legal_name: 'Toits Rivoire' }, { siret: '000 000 000 00000' }])(
    'recognises the demo company until its owner enters %o',
    async (company) => {
      expect(await isDemoCompany()).toBe(false);
      await storeSettings([...DEMO_SETTINGS, { group: 'demo', values: { state: 'filled' } }]);
      expect(await isDemoCompany()).toBe(true);
      await storeSettings([{ group: 'company', values: company }]);
      expect(await isDemoCompany()).toBe(false);
    },
  );
});
