import { describe, expect, it } from 'vitest';
import { asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { systemContext } from '#src/platform/operation.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { listMissingPapers } from './list-missing-papers.server.ts';
import { saveSettings } from './save-settings.server.ts';

useDatabase();

describe('listMissingPapers', () => {
  it('lists the entries that the owner has not filled in', async () => {
    const system = systemContext('test');
    await saveSettings(system, { group: 'company', values: { siret: '000 000 000 00000' } });
    const missing = await listMissingPapers(system, {});
    expect(missing).toContain('assureur décennal');
    expect(missing).not.toContain('SIRET');
  });

  it('refuses visitors', async () => {
    await expect(listMissingPapers(asVisitor(), {})).rejects.toMatchObject({ code: 'unauthenticated' });
  });
});
