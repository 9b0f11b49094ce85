import { describe, expect, it } from 'vitest';
import { saveSettings } from '#src/domains/settings/operations/save-settings.server.ts';
import { systemContext } from '#src/platform/operation.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { decideTarget } from './decide-target.server.ts';

useDatabase();

const system = systemContext('test');
const WANTED = { quoteId: null, invoiceId: null, serviceId: null, token: null, cardHolder: 'Ada', userId: null };
const decide = (amountCents: number, changes = {}) => decideTarget(system, { ...WANTED, amountCents, ...changes });

describe('decideTarget', () => {
  it('accepts a free amount from 1 € to 50,000 €', async () => {
    expect(await decide(100)).toMatchObject({ quote_id: null, customer_name: 'Ada', customer_email: '' });
    await decide(5_000_000);
    for (const cents of [99, 5_000_001]) await expect(decide(cents)).rejects.toMatchObject({ status: 422 });
  });

  it('refuses a free amount where the owner has disabled it', async () => {
    await saveSettings(system, { group: 'payments', values: { allow_free_payments: false } });
    await expect(decide(100)).rejects.toMatchObject({ fields: { amount: [expect.stringContaining('libre')] } });
  });

  it.each([{ quoteId: 404 }, { invoiceId: 404 }, { serviceId: 404 }])('refuses %o', async (changes) => {
    await expect(decide(100, changes)).rejects.toMatchObject({ status: 422 });
  });
});
