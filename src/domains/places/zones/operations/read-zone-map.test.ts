import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { asAdmin, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { saveSettings } from '#src/domains/settings/operations/save-settings.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { readZoneMap } from './read-zone-map.server.ts';

useDatabase();

it('gives anybody every zone, and the tiles of the IGN', async () => {
  const map = await readZoneMap(asVisitor(), {});
  expect([map.zones.length, map.provider, map.isComplete]).toEqual([17, 'ign', true]);
});

it('gives no tiles when the owner wants none', async () => {
  await saveSettings(await asAdmin(), { group: 'map', values: { provider: 'aucune' } });
  expect((await readZoneMap(asVisitor(), {})).provider).toBe('aucune');
});

it('stands without its settings, and says that it must not be kept', async () => {
  await sql`drop table settings`.execute(db());
  const map = await readZoneMap(asVisitor(), {});
  expect([map.zones.length, map.provider, map.isComplete]).toEqual([17, 'aucune', false]);
});
