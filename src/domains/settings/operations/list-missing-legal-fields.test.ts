import { describe, expect, it } from 'vitest';
import { systemContext } from '#src/platform/operation.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { listMissingLegalFields } from './list-missing-legal-fields.server.ts';
import { saveSettings } from './save-settings.server.ts';

useDatabase();

describe('listMissingLegalFields', () => {
  it('lists the entries that the owner has not filled in', async () => {
    const system = systemContext('test');
    await saveSettings(system, { group: 'company', values: { siret: '000 000 000 00000' } });
    const missing = await listMissingLegalFields();
    expect(missing).toContain('assureur décennal');
    expect(missing).not.toContain('SIRET');
  });
});
