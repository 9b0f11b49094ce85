import { describe, expect, it } from 'vitest';
import { asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { listZones, planTrip, readZoneMap } from './zone.queries.server.ts';

useDatabase();

const zones = await listZones(asVisitor(), {});

describe('listZones', () => {
  it('returns seventeen places to any visitor, of which one is the seat', () => {
    expect(zones).toHaveLength(17);
    expect(zones.filter(({ isSeat }) => isSeat).map(({ name }) => name)).toEqual(['Le Pouzin']);
  });

  it('gives each place five or six districts, two sentences and its own icon', () => {
    for (const { cities, description } of zones) {
      expect([5, 6]).toContain(cities.length);
      expect(description.match(/[^.]\.(?=\s|$)/g)).toHaveLength(2);
    }
    for (const distinct of ['description', 'icon', 'coverage', 'slug'] as const) {
      expect(new Set(zones.map((zone) => zone[distinct])).size).toBe(17);
    }
  });

  it('marks the one town outside the circle as “sur étude”', () => {
    const beyond = zones.filter(({ isWithinRadius }) => !isWithinRadius);
    expect(beyond.map(({ name, coverage, color }) => [name, coverage, color])).toEqual([
      ['Clermont-Ferrand', 'Au-delà de 100\u00a0km\u00a0: sur étude', 'ardoise'],
    ]);
  });

  it('computes kilometres from the seat', () => {
    const fromSeat = Object.fromEntries(zones.map(({ slug, kmFromSeat }) => [slug, kmFromSeat]));
    expect(fromSeat).toMatchObject({ 'le-pouzin': 0, lyon: 112, 'la-saulce': 7, valence: 23 });
  });
});

describe('planTrip', () => {
  it('asks for a town when a visitor names none', async () => {
    expect((await planTrip(asVisitor(), {})).answer).toEqual({ kind: 'nothing-asked' });
  });
});

describe('readZoneMap', () => {
  it('returns every zone and the IGN tiles to any visitor', async () => {
    expect(await readZoneMap(asVisitor(), {})).toEqual({ zones, provider: 'ign', isComplete: true });
  });
});
