import { describe, expect, it } from 'vitest';
import { storeSettings } from '#src/domains/settings/setting.fixture.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { isDemoCompany } from './demo-company.server.ts';
import { demoSettings } from './demo-site.server.ts';

useDatabase();

describe('isDemoCompany', () => {
  it.each([{ legal_name: 'Toits Rivoire' }, { siret: '000 000 000 00000' }])(
    'recognises the demo company until its owner enters %o',
    async (company) => {
      expect(await isDemoCompany()).toBe(false);
      await storeSettings([...demoSettings(), { group: 'demo', values: { state: 'filled' } }]);
      expect(await isDemoCompany()).toBe(true);
      await storeSettings([{ group: 'company', values: company }]);
      expect(await isDemoCompany()).toBe(false);
    },
  );
});
