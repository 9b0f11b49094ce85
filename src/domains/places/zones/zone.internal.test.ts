import { sql } from 'kysely';
import { describe, expect, it, test } from 'vitest';
import { asAdmin, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { saveSettings } from '#src/domains/settings/commands/save-settings.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { systemContext } from '#src/platform/operation.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { changeArea } from './commands/change-area.server.ts';
import { changePlace } from './commands/change-place.server.ts';
import { anArea, aPlace, NANTES_COMMUNES } from './place.fixture.server.ts';
import { feeText } from './public/trip/trip-result.tsx';
import { planTripTo, readArea, readLayout, readMap, readPlaces, readZones } from './zone.internal.server.ts';
import { NO_AREA } from './zone.rules.ts';

useDatabase();

const names = async () => (await readZones()).map(({ name }) => name);

describe('readArea', () => {
  it('knows nothing of a company that stored nothing', async () => {
    expect([await readArea(), await readZones(), await readLayout()]).toEqual([NO_AREA, [], null]);
  });

  it('returns the seat, the circle around it and the names of the places', async () => {
    await anArea(NANTES_COMMUNES, 30);
    const area = await readArea();
    expect(area).toMatchObject({ seat: { slug: 'nantes', department: '44' }, radiusKm: 30 });
    expect(area.centre).toEqual(area.seat?.coordinates);
    expect(area.centreName).toBe('Nantes');
    expect(area.zones.map(({ name }) => name)).toEqual([
      'Nantes',
      'Rezé',
      'Saint-Herblain',
      'Orvault',
      'Carquefou',
      'Vertou',
    ]);
  });

  it('follows a stored centre, and says from where the radius is measured', async () => {
    await anArea(['44109'], 30);
    const centre = { lat: 47.37, lng: -1.18 };
    await changeArea(systemContext('test'), { centre });
    expect(await readArea()).toMatchObject({ centre, centreName: 'Ancenis-Saint-Géréon' });
    const { words } = await readMap(systemContext('test'));
    expect(words.summary.replace(/\s/g, ' ')).toBe(
      'Nous intervenons à Nantes et jusqu’à 30 km autour d’Ancenis-Saint-Géréon.',
    );
  });
});

describe('readZones and readPlaces', () => {
  it('returns the places in their order, without one that is no zone', async () => {
    const [, reze] = await anArea(NANTES_COMMUNES, 30);
    await changePlace(systemContext('test'), { id: reze?.id ?? 0, is_zone: false });
    expect(await names()).toEqual(['Nantes', 'Saint-Herblain', 'Orvault', 'Carquefou', 'Vertou']);
    expect(await readPlaces()).toHaveLength(6);
  });

  it('shows the seat even if it is no zone', async () => {
    const [nantes] = await anArea(['44109', '44143'], 30);
    await changePlace(systemContext('test'), { id: nantes?.id ?? 0, is_zone: false });
    expect(await names()).toEqual(['Nantes', 'Rezé']);
  });

  it('replaces the coverage of a place beyond the circle', async () => {
    await anArea(['44109'], 30);
    await aPlace({ coverage: 'Blois et environs' });
    const [, blois] = await readZones();
    expect(blois).toMatchObject({ color: 'ardoise', isWithinRadius: false, kmFromSeat: 221 });
    expect(blois?.coverage).toMatch(/^Au-delà de 30.km.: sur étude$/);
  });
});

describe('planTripTo', () => {
  const ask = async (ville: string) => (await planTripTo({ ville })).answer;

  it('answers that there is no seat while none is stored', async () => {
    expect(await ask('Nantes')).toEqual({ kind: 'no-seat' });
    expect((await planTripTo({ ville: '' })).suggestions).toEqual([]);
  });

  const charge = () =>
    saveSettings(systemContext('test'), { group: 'travel', values: { free_km: 30, fee_per_km_cents: 90 } });

  it('names no tax in the fee of a company that charges none', async () => {
    await anArea(NANTES_COMMUNES, 60);
    await charge();
    expect(await ask('Ancenis')).toMatchObject({ trip: { isTaxed: true } });
    await saveSettings(systemContext('test'), { group: 'company', values: { is_vat_exempt: true } });
    const exempt = await ask('Ancenis');
    if (exempt.kind !== 'trip') throw new Error(`No trip, but ${exempt.kind}.`);
    expect(feeText(exempt.trip, { radiusKm: 60, centreName: 'Nantes' })).toMatch(/^12,60.€, aller et retour$/);
  });

  it('returns distance and time, and no price that the owner has not stated', async () => {
    await anArea(NANTES_COMMUNES, 60);
    const { answer, terms } = await planTripTo({ ville: 'Ancenis' });
    expect([answer, terms]).toMatchObject([{ kind: 'trip', trip: { feeCents: null, isOnStudy: false } }, null]);
  });

  it('returns distance, time and fee for a town of the circle', async () => {
    await anArea(NANTES_COMMUNES, 60);
    await charge();
    expect(await ask('Ancenis')).toMatchObject({
      kind: 'trip',
      trip: { town: { name: 'Ancenis-Saint-Géréon', department: '44' }, km: 34, roadKm: 44, feeCents: 1_260 },
    });
  });

  it('returns no fee for a neighbour, and a null fee for a town beyond the circle', async () => {
    await anArea(NANTES_COMMUNES, 60);
    await charge();
    expect(await ask('Rezé')).toMatchObject({ trip: { feeCents: 0 } });
    expect(await ask('Angers')).toMatchObject({ trip: { feeCents: null } });
  });

  it('returns the owner’s own fee for a place', async () => {
    const [, reze] = await anArea(NANTES_COMMUNES, 60);
    await changePlace(systemContext('test'), { id: reze?.id ?? 0, travel_fee_cents: 2_500 });
    expect(await ask('Rezé')).toMatchObject({ trip: { feeCents: 2_500 } });
  });

  test.each([
    ['without accents or case', 'REZE', 'Rezé'],
    ['with its postal code', '44300 nantes', 'Nantes'],
    ['abbreviated', 'St Herblain', 'Saint-Herblain'],
    ['by its beginning', 'Carquef', 'Carquefou'],
    ['among namesakes', 'Saint-Herblain (44)', 'Saint-Herblain'],
  ])('finds a town %s', async (_how, asked, name) => {
    await anArea(NANTES_COMMUNES, 60);
    expect(await ask(asked)).toMatchObject({ kind: 'trip', trip: { town: { name } } });
  });

  it('returns several candidates for an ambiguous name, the nearest first', async () => {
    await anArea(NANTES_COMMUNES, 60);
    const answer = await ask('Saint');
    expect(answer).toMatchObject({ kind: 'several' });
  });

  it('returns an unknown name as it was typed', async () => {
    await anArea(NANTES_COMMUNES, 60);
    const plan = await planTripTo({ ville: 'Trifouilly <b>' });
    expect([plan.asked, plan.answer, plan.reachKm]).toEqual(['Trifouilly <b>', { kind: 'unknown' }, 102]);
    expect(await ask('26270')).toEqual({ kind: 'unknown' });
  });

  it('answers an empty query with nothing found, and suggests the towns of the circle', async () => {
    await anArea(NANTES_COMMUNES, 60);
    const plan = await planTripTo({ ville: '' });
    expect(plan.answer).toEqual({ kind: 'nothing-asked' });
    expect(plan.suggestions).toEqual(expect.arrayContaining(['Nantes', 'Clisson', 'Saint-Nazaire']));
    expect(plan.suggestions).not.toContain('Angers');
    expect(plan.examples).toEqual(['Rezé', 'Saint-Herblain', 'Orvault', 'Carquefou', 'Vertou']);
    expect(plan.hint).toMatch(/^Par exemple.: Rezé, Saint-Herblain, Orvault\.$/);
  });

  it('applies the travel settings', async () => {
    await anArea(NANTES_COMMUNES, 60);
    await saveSettings(await asAdmin(), { group: 'travel', values: { free_km: 40, fee_per_km_cents: 50 } });
    expect(await ask('Ancenis')).toMatchObject({ trip: { feeCents: 200 } });
    const { terms } = await planTripTo({ ville: '' });
    expect(terms).toEqual({ freeKm: 40, feePerKmCents: 50 });
  });
});

describe('readMap', () => {
  it('returns every zone, the layout and the IGN tiles', async () => {
    await anArea(NANTES_COMMUNES, 30);
    const map = await readMap(asVisitor());
    expect([map.zones.length, map.provider, map.isComplete]).toEqual([6, 'ign', true]);
    expect(Object.keys(map.layout?.departments ?? {})).toEqual(['44']);
  });

  it('returns no tiles when the settings disable them', async () => {
    await saveSettings(await asAdmin(), { group: 'map', values: { provider: 'aucune' } });
    expect((await readMap(asVisitor())).provider).toBe('aucune');
  });

  test.each([
    ['settings', 'settings', [6, 'aucune', false]],
    ['places', 'city_pages', [0, 'ign', false]],
  ])('works without %s, and marks the result as not cacheable', async (_name, table, expected) => {
    await anArea(NANTES_COMMUNES, 30);
    // A renamed table is as unreadable as a lost one, and those that refer to it stay.
    await sql`alter table ${sql.table(table)} rename to lost`.execute(db());
    const map = await readMap(asVisitor());
    expect([map.zones.length, map.provider, map.isComplete]).toEqual(expected);
  });
});
