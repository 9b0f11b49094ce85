import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { asAdmin } from '#src/domains/accounts/users/user.fixture.server.ts';
import { AppState } from '#src/platform/app-state.server.ts';
import { freezeClock } from '#src/platform/clock.server.ts';
import { closeDatabase, db, openDatabase } from '#src/platform/database/database.server.ts';
import { listenToNodes, publish, stopListening } from '#src/platform/events/events.server.ts';
import { systemContext } from '#src/platform/operation.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { changeSettings } from './commands/change-settings.server.ts';
import { saveSettings } from './commands/save-settings.server.ts';
import { SETTING_GROUPS } from './setting.contract.ts';
import { USUAL_WEEK } from './setting.fixture.server.ts';
import {
  describeOpening,
  listMissingLegalFields,
  readGroups,
  readSettings,
  readSiteProfile,
} from './setting.internal.server.ts';
import { upsertSettings } from './setting.store.server.ts';

useDatabase();

describe('describeOpening', () => {
  afterEach(() => freezeClock());

  const SYSTEM = systemContext('test');
  const result = async (at: string) => {
    freezeClock(at);
    const { is_open, sentence } = await describeOpening();
    return [is_open, sentence.replaceAll('\u00a0', ' ')];
  };

  it('says nothing of hours that nobody has set, and applies the stored ones in Paris time', async () => {
    expect(await result('2026-11-23T06:59:00.000Z')).toEqual([false, '']);
    await changeSettings(SYSTEM, { group: 'hours', values: USUAL_WEEK });
    expect(await result('2026-11-23T06:59:00.000Z')).toEqual([false, 'Nous répondons aujourd’hui à 8 h.']);
    expect(await result('2026-11-23T07:00:00.000Z')).toEqual([true, 'Nous revenons dès que possible.']);
    await changeSettings(SYSTEM, { group: 'hours', values: { monday: [{ from: '09:15', to: '10:00' }] } });
    expect(await result('2026-11-23T07:00:00.000Z')).toEqual([false, 'Nous répondons aujourd’hui à 9 h 15.']);
  });

  it('returns an empty sentence when the company never opens', async () => {
    const closures = [{ from: '2026-11-01', to: '2030-01-01' }];
    await changeSettings(SYSTEM, { group: 'hours', values: { closures } });
    expect(await result('2026-11-23T07:00:00.000Z')).toEqual([false, '']);
  });
});

describe('listMissingLegalFields', () => {
  it('lists the entries that the owner has not filled in', async () => {
    const system = systemContext('test');
    await saveSettings(system, { group: 'company', values: { siret: '000 000 000 00000' } });
    const missing = await listMissingLegalFields();
    expect(missing).toContain('assureur décennal');
    expect(missing).not.toContain('SIRET');
    expect(missing).toContain('prix d’un devis, ou sa gratuité');
    await saveSettings(system, { group: 'prices', values: { quote_cents: 0 } });
    expect(await listMissingLegalFields()).not.toContain('prix d’un devis, ou sa gratuité');
  });
});

describe('readGroups', () => {
  it('reads a group as the settings have it', async () => {
    expect(await readGroups('demo')).toEqual({ demo: { state: 'none' } });
    await upsertSettings('demo', { state: 'filled' });
    await upsertSettings('company', { legal_name: 'Toitures Vidal', siret: 5 });
    const { demo, company } = await readSettings();
    expect([demo.state, company.legal_name, company.siret]).toEqual(['filled', 'Toitures Vidal', '']);
    expect(await readGroups('company', 'demo')).toEqual({ demo, company });
  });
});

describe('readSettings', () => {
  const read = async () => (await readSettings()).general.site_name;

  const save = async (site_name: string) => saveSettings(await asAdmin(), { group: 'general', values: { site_name } });

  beforeEach(() => listenToNodes());

  afterEach(() => stopListening());

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

  it('parses the settings once for each version', async () => {
    const parse = vi.spyOn(SETTING_GROUPS.general, 'parse');
    await save('Toit');
    await vi.waitFor(async () => expect(await read()).toBe('Toit'));
    parse.mockClear();
    const [first, ...others] = await Promise.all(Array.from({ length: 20 }, () => readSettings()));
    expect(others.every((settings) => settings === first)).toBe(true);
    expect(parse).not.toHaveBeenCalled();
    // Other content has changed: what is stored is the same version.
    await publish('content', { what: 'everything' });
    await Promise.all(Array.from({ length: 20 }, () => readSettings()));
    await readSettings();
    expect(parse).not.toHaveBeenCalled();
    await saveSettings(systemContext('test'), { group: 'general', values: { site_name: 'Faîte' } });
    parse.mockClear();
    await vi.waitFor(async () => expect(await read()).toBe('Faîte'));
    await Promise.all(Array.from({ length: 20 }, () => readSettings()));
    expect(parse.mock.calls.length).toBeLessThanOrEqual(1);
  });

  it.runIf(process.env.TEST_DATABASE === 'postgres')('parses once on each node after a change on another', async () => {
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db());
    const node = new AppState();
    await node.run(async () => {
      await openDatabase(`${inject('postgresUrl')}${rows[0]?.name}`);
      await listenToNodes();
    });
    const readThere = () => node.run(async () => (await readSettings()).general.site_name);
    expect(await readThere()).toBe('Mon entreprise de toiture');
    const parse = vi.spyOn(SETTING_GROUPS.general, 'parse');
    await saveSettings(systemContext('test'), { group: 'general', values: { site_name: 'Lauze' } });
    parse.mockClear();
    await vi.waitFor(async () => expect([await read(), await readThere()]).toEqual(['Lauze', 'Lauze']));
    await Promise.all(Array.from({ length: 10 }, () => [readSettings(), readThere()]).flat());
    expect(parse.mock.calls.length).toBeLessThanOrEqual(2);
    await node.run(async () => {
      stopListening();
      await closeDatabase();
    });
  });
});

describe('readSiteProfile', () => {
  it('returns the public company data to visitors', async () => {
    const values = { site_name: 'Toitures du Pouzin', contact_phone: '04 65 71 00 00' };
    await saveSettings(systemContext('test'), { group: 'general', values });
    expect(await readSiteProfile()).toMatchObject({
      name: 'Toitures du Pouzin',
      phone: '04 65 71 00 00',
    });
  });
});
