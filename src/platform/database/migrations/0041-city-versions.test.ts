import { describe, expect, it } from 'vitest';
import { aTown } from '#src/domains/places/cities/city.fixture.server.ts';
import { settingsFrom } from '#src/domains/settings/setting.rules.ts';
import { selectSettings } from '#src/domains/settings/setting.store.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { db } from '../database.server.ts';
import { cityVersions } from './0041-city-versions.server.ts';

useDatabase();

const AT = '2025-04-02T08:00:00.000Z';

async function migrateAgain(stored: [grp: string, name: string, value: unknown][] = []): Promise<void> {
  await db().schema.dropTable('city_page_versions').execute();
  await db().schema.alterTable('city_pages').dropColumn('draft').execute();
  await db().schema.alterTable('city_pages').dropColumn('version').execute();
  await db().deleteFrom('settings').execute();
  const rows = stored.map(([grp, name, value]) => ({ grp, name, value: JSON.stringify(value), updated_at: AT }));
  if (rows.length > 0) await db().insertInto('settings').values(rows).execute();
  await cityVersions.up(db() as never);
}

const readSettings = async () => settingsFrom((await selectSettings()).groups);

describe('migration 0041-city-versions', () => {
  it('makes each published page the first version of its history', async () => {
    const { id } = await aTown('44109');
    await aTown('44143', { isPublished: false });
    await migrateAgain();
    const versions = await db().selectFrom('city_page_versions').select(['place_id', 'version']).execute();
    expect(versions).toEqual([{ place_id: id, version: 1 }]);
    const pages = await db().selectFrom('city_pages').select(['version', 'draft']).orderBy('version').execute();
    expect(pages).toEqual([
      { version: 0, draft: null },
      { version: 1, draft: null },
    ]);
  });

  it('states the former prices for a company in business, and none for a new site', async () => {
    await migrateAgain([
      ['general', 'site_name', 'Couverture Martin'],
      ['travel', 'free_km', 10],
    ]);
    const { travel, prices } = await readSettings();
    expect([travel.free_km, travel.fee_per_km_cents, prices.quote_cents]).toEqual([10, 90, 0]);
    await migrateAgain([]);
    const empty = await readSettings();
    expect([empty.travel.free_km, empty.travel.fee_per_km_cents, empty.prices.quote_cents]).toEqual([null, null, null]);
  });
});
