import { describe, expect, it } from 'vitest';
import { asAdmin, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { saveSettings } from '#src/domains/settings/commands/save-settings.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { readSecurityContact } from './company.queries.server.ts';

useDatabase();

describe('readSecurityContact', () => {
  it('returns only the company’s address to any visitor', async () => {
    await saveSettings(await asAdmin(), { group: 'general', values: { contact_email: 'toits@essai.example' } });
    expect(await readSecurityContact(asVisitor(), {})).toEqual({ email: 'toits@essai.example' });
  });
});
