import { describe, expect, it } from 'vitest';
import { saveSettings } from '#src/domains/settings/operations/save-settings.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { systemContext } from '#src/platform/operation.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { queuedEmails } from '#tests/support/emails.ts';
import { aCompany } from '../quote-link.fixture.server.ts';
import { announceDecision } from './announce-decision.server.ts';

useDatabase();

const system = systemContext('test');
const NEWS = { id: 7, event: 'withdrawn', values: { name: 'Ada', number: 'D000007', gross: '12 €' } } as const;

describe('announceDecision', () => {
  it('notifies the bell and emails the company', async () => {
    await aCompany();
    await announceDecision(NEWS);
    const [email] = await queuedEmails('contact@toitures.example');
    expect(email?.text).toContain('Ada renonce au devis D000007');
    expect(await db().selectFrom('notifications').select('type').execute()).toEqual([{ type: 'warning' }]);
  });

  it('sends nothing where the settings disable it', async () => {
    await aCompany();
    await saveSettings(system, { group: 'notifications', values: { quote_alerts: false } });
    await announceDecision(NEWS);
    expect(await queuedEmails()).toEqual([]);
  });
});
