import { sql } from 'kysely';
import { describe, expect, it, test } from 'vitest';
import { asAdmin, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { saveSettings } from '#src/domains/settings/commands/save-settings.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { getZones, planTripTo, readMap } from './zone.internal.server.ts';

useDatabase();

describe('getZones', () => {
  it('returns each place once, of which one is the seat', () => {
    expect(new Set(getZones().map(({ slug }) => slug)).size).toBe(17);
    expect(getZones().filter(({ isSeat }) => isSeat)).toHaveLength(1);
  });
});

describe('planTripTo', () => {
  const ask = async (ville: string) => (await planTripTo({ ville })).answer;

  it('returns distance, time and fee for a town of the circle', async () => {
    expect(await ask('Lyon')).toEqual({
      kind: 'trip',
      trip: {
        town: { name: 'Lyon', department: '69', coordinates: { lat: 45.75781, lng: 4.83201 } },
        km: 112,
        roadKm: 146,
        minutes: { from: 90, to: 130 },
        feeCents: 10_440,
      },
    });
  });

  it('returns no fee for a neighbour, and a null fee for the town beyond the circle', async () => {
    expect(await ask('Loriol-sur-Drôme')).toMatchObject({ trip: { feeCents: 0 } });
    expect(await ask('Clermont-Ferrand')).toMatchObject({ trip: { feeCents: null } });
  });

  test.each([
    ['without accents or case', 'MONTELIMAR', 'Montélimar'],
    ['with its postal code', '07250 le pouzin', 'Le Pouzin'],
    ['without its article', 'Teil', 'Le Teil'],
    ['abbreviated', 'St Etienne', 'Saint-Étienne'],
    ['by its beginning', 'Bourg-lès-Val', 'Bourg-lès-Valence'],
    ['among namesakes', 'Saint-Priest (69)', 'Saint-Priest'],
  ])('finds a town %s', async (_how, asked, name) => {
    expect(await ask(asked)).toMatchObject({ kind: 'trip', trip: { town: { name } } });
  });

  it('returns several candidates for an ambiguous name, the nearest first', async () => {
    const answer = await ask('Saint-Priest');
    expect(answer).toMatchObject({ kind: 'several', towns: [{ department: '07' }, { department: '69' }] });
  });

  it('returns an unknown name as it was typed', async () => {
    const plan = await planTripTo({ ville: 'Trifouilly <b>' });
    expect([plan.asked, plan.answer]).toEqual(['Trifouilly <b>', { kind: 'unknown' }]);
    expect(await ask('26270')).toEqual({ kind: 'unknown' });
  });

  it('answers an empty query with nothing found, and suggests the towns of the circle', async () => {
    const plan = await planTripTo({ ville: '' });
    expect(plan.answer).toEqual({ kind: 'nothing-asked' });
    expect(plan.suggestions).toEqual(expect.arrayContaining(['Aubenas', 'Valence', 'Saint-Priest (07)']));
    expect(plan.suggestions).not.toContain('Clermont-Ferrand');
    expect(new Set(plan.suggestions).size).toBe(plan.suggestions.length);
  });

  it('applies the travel settings', async () => {
    await saveSettings(await asAdmin(), { group: 'travel', values: { free_km: 100, fee_per_km_cents: 50 } });
    expect(await ask('Lyon')).toMatchObject({ trip: { feeCents: 2_300 } });
    const { terms } = await planTripTo({ ville: '' });
    expect(terms).toEqual({ freeKm: 100, feePerKmCents: 50 });
  });
});

describe('readMap', () => {
  it('returns every zone and the IGN tiles', async () => {
    const map = await readMap(asVisitor());
    expect([map.zones.length, map.provider, map.isComplete]).toEqual([17, 'ign', true]);
  });

  it('returns no tiles when the settings disable them', async () => {
    await saveSettings(await asAdmin(), { group: 'map', values: { provider: 'aucune' } });
    expect((await readMap(asVisitor())).provider).toBe('aucune');
  });

  it('works without settings, and marks the result as not cacheable', async () => {
    await sql`drop table settings`.execute(db());
    const map = await readMap(asVisitor());
    expect([map.zones.length, map.provider, map.isComplete]).toEqual([17, 'aucune', false]);
  });
});
