import { describe, expect, it } from 'vitest';
import { aMessage } from '#src/domains/contact/contact.fixture.server.ts';
import { settingsFrom } from '#src/domains/settings/setting.rules.ts';
import { selectSettings } from '#src/domains/settings/setting.store.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { db } from '../database.server.ts';
import { promises } from './0032-promises.server.ts';

useDatabase();

const AT = '2025-04-02T08:00:00.000Z';

async function migrateWith(stored: [grp: string, name: string, value: unknown][]): Promise<void> {
  await db().deleteFrom('settings').execute();
  const rows = stored.map(([grp, name, value]) => ({ grp, name, value: JSON.stringify(value), updated_at: AT }));
  if (rows.length > 0) await db().insertInto('settings').values(rows).execute();
  await db().schema.dropIndex('contact_messages_answers').ifExists().execute();
  await db().schema.alterTable('contact_messages').dropColumn('first_replied_at').execute();
  await promises.up(db() as never);
}

const readSettings = async () => settingsFrom((await selectSettings()).groups);

const declared = (value: unknown) => ({ source: 'declared', value, declared_on: '2025-04-02' });

describe('migration 0032-promises', () => {
  it('declares the figures that were stored, and none that was only a default', async () => {
    await migrateWith([
      ['company', 'clients_short', 80],
      ['company', 'average_rating', 4.5],
      ['company', 'experience_years', 0],
      ['company', 'siret', '732 829 320 00074'],
    ]);
    const settings = await readSettings();
    expect(settings.promises.clients).toEqual(declared(80));
    expect(settings.promises.rating).toEqual(declared(4.5));
    const others = Object.entries(settings.promises).filter(([name]) => !['clients', 'rating'].includes(name));
    for (const [, { source }] of others) expect(source).toBe('none');
    expect([settings.general.working_hours, settings.hours.monday]).toEqual(['', []]);
  });

  it('keeps the hours of days that a changed week had left to their defaults', async () => {
    await migrateWith([['hours', 'monday', []]]);
    const { hours } = await readSettings();
    expect([hours.monday, hours.tuesday.length, hours.saturday.length, hours.sunday]).toEqual([[], 2, 1, []]);
  });

  it('states for the demonstration what its pages said, but for no company with a SIRET', async () => {
    const demo: [string, string, unknown][] = [
      ['demo', 'state', 'filled'],
      ['company', 'siret', 'EXEMPLE 000 000 000 00000'],
      ['company', 'clients_short', 230],
    ];
    await migrateWith(demo);
    const settings = await readSettings();
    expect(settings.promises.clients).toEqual(declared(230));
    expect(settings.promises.answer_hours).toEqual(declared(2));
    expect(settings.general.working_hours).toBe('24h/24, 7j/7');
    expect(settings.hours.sunday).toEqual([{ from: '00:00', to: '24:00' }]);
    await migrateWith([
      ['demo', 'state', 'filled'],
      ['company', 'siret', '732 829 320 00074'],
    ]);
    expect((await readSettings()).promises.answer_hours.source).toBe('none');
  });

  it('takes the known answer of a message as its first', async () => {
    await aMessage();
    await db().updateTable('contact_messages').set({ replied_at: AT }).execute();
    await migrateWith([]);
    const row = await db().selectFrom('contact_messages').select('first_replied_at').executeTakeFirstOrThrow();
    expect(row.first_replied_at).toBe(AT);
  });
});
