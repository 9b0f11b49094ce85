import { describe, expect, it } from 'vitest';
import { asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { systemContext } from '#src/platform/operation.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { readLegalIdentity } from './read-legal-identity.server.ts';
import { saveSettings } from './save-settings.server.ts';

useDatabase();

describe('readLegalIdentity', () => {
  it('returns to visitors only the legally required data', async () => {
    const values = { siret: '000 000 000 00000', insurer: 'Assurance d’exemple', iban: 'FR76 EXEMPLE' };
    await saveSettings(systemContext('test'), { group: 'company', values });
    await saveSettings(systemContext('test'), { group: 'about', values: { history: 'Un.\nDeux.' } });
    const legalIdentity = await readLegalIdentity(asVisitor(), {});
    expect(legalIdentity).toMatchObject({
      siret: '000 000 000 00000',
      insurer: 'Assurance d’exemple',
      history: ['Un.', 'Deux.'],
    });
    expect(JSON.stringify(legalIdentity)).not.toContain('FR76');
  });
});
