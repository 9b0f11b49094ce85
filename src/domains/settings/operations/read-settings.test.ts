import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { asAdmin } from '#src/domains/accounts/users/user.fixture.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { listenToNodes, stopListening } from '#src/platform/events/events.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { readSettings } from './read-settings.server.ts';
import { saveSettings } from './save-settings.server.ts';

useDatabase();

const read = async () => (await readSettings()).general.site_name;
const save = async (site_name: string) => saveSettings(await asAdmin(), { group: 'general', values: { site_name } });

beforeEach(() => listenToNodes());
afterEach(() => stopListening());

describe('readSettings', () => {
  it('reads the settings once and caches them', async () => {
    const before = await read();
    const row = { grp: 'general', name: 'site_name', value: '"Autre"', updated_at: '' };
    await db().insertInto('settings').values(row).execute();
    expect(await read()).toBe(before);
  });

  it('reads the settings again after a change', async () => {
    expect(await read()).toBe('Mon entreprise de toiture');
    await save('Toit');
    await vi.waitFor(async () => expect(await read()).toBe('Toit'));
  });

  it('drops values read before a concurrent change from the cache', async () => {
    const admin = await asAdmin();
    for (let turn = 0; turn < 10; turn += 1) {
      const values = { site_name: `Toit ${turn}` };
      await Promise.all([read(), saveSettings(admin, { group: 'general', values }), read(), read()]);
      await vi.waitFor(async () => expect(await read()).toBe(`Toit ${turn}`), { interval: 5 });
    }
  });
});
