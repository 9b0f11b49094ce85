import { expect, it, test } from 'vitest';
import { asAdmin, asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { saveSettings } from '#src/domains/settings/operations/save-settings.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { planTrip } from './plan-trip.server.ts';

useDatabase();

const ask = async (ville: string) => (await planTrip(asVisitor(), { ville })).answer;

it('gives distance, time and fee to a town of the circle', async () => {
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

it('offers the journey to a neighbour, and studies the one beyond the circle', async () => {
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

it('asks which one when several towns bear the name, the nearest first', async () => {
  const answer = await ask('Saint-Priest');
  expect(answer).toMatchObject({ kind: 'several', towns: [{ department: '07' }, { department: '69' }] });
});

it('keeps what it does not know', async () => {
  const plan = await planTrip(asVisitor(), { ville: 'Trifouilly <b>' });
  expect([plan.asked, plan.answer]).toEqual(['Trifouilly <b>', { kind: 'unknown' }]);
  expect(await ask('26270')).toEqual({ kind: 'unknown' });
});

it('answers nothing to nothing, and offers the towns of the circle', async () => {
  const plan = await planTrip(asVisitor(), {});
  expect(plan.answer).toEqual({ kind: 'nothing-asked' });
  expect(plan.suggestions).toEqual(expect.arrayContaining(['Aubenas', 'Valence', 'Saint-Priest (07)']));
  expect(plan.suggestions).not.toContain('Clermont-Ferrand');
  expect(new Set(plan.suggestions).size).toBe(plan.suggestions.length);
});

it('counts with the owner’s terms', async () => {
  await saveSettings(await asAdmin(), { group: 'travel', values: { free_km: 100, fee_per_km_cents: 50 } });
  expect(await ask('Lyon')).toMatchObject({ trip: { feeCents: 2_300 } });
  const { terms } = await planTrip(asVisitor(), {});
  expect(terms).toEqual({ freeKm: 100, feePerKmCents: 50 });
});
