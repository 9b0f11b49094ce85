import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { asAdmin, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { saveSettings } from '#src/domains/settings/operations/save-settings.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { readZoneMap } from './read-zone-map.server.ts';

useDatabase();

describe('readZoneMap', () => {
  it('returns every zone and the IGN tiles to any visitor', async () => {
    const map = await readZoneMap(asVisitor(), {});
    expect([map.zones.length, map.provider, map.isComplete]).toEqual([17, 'ign', true]);
  });

  it('returns no tiles when the settings disable them', async () => {
    await saveSettings(await asAdmin(), { group: 'map', values: { provider: 'aucune' } });
    expect((await readZoneMap(asVisitor(), {})).provider).toBe('aucune');
  });

  it('works without settings, and marks the result as not cacheable', async () => {
    await sql`drop table settings`.execute(db());
    const map = await readZoneMap(asVisitor(), {});
    expect([map.zones.length, map.provider, map.isComplete]).toEqual([17, 'aucune', false]);
  });
});
