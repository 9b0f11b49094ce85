import { describe, expect, it, test } from 'vitest';
import { TravelSettings } from '#src/domains/settings/travel.contract.ts';
import { driveMinutes, travelFeeCents, tripTo } from './trip.rules.ts';
import { SEAT, ZONES } from './zone.rules.ts';

const TRAVEL = TravelSettings.parse({});

const LYON = { ...ZONES[0]! };

describe('trip rules', () => {
  test.each([
    [0, { from: 0, to: 5 }],
    [3, { from: 0, to: 5 }],
    [16, { from: 15, to: 25 }],
    [30, { from: 25, to: 40 }],
    [146, { from: 90, to: 130 }],
  ])('estimates for %i kilometres of road a range of minutes', (roadKm, minutes) => {
    expect(driveMinutes(roadKm, TRAVEL)).toEqual(minutes);
  });

  test.each([
    [0, 0],
    [30, 0],
    [31, 90],
    [130, 9_000],
  ])('charges for %i kilometres %i cents', (roadKm, cents) => {
    expect(travelFeeCents(roadKm, TRAVEL)).toBe(cents);
  });

  describe('tripTo', () => {
    it('returns a road distance above the straight line, and no fee at the seat itself', () => {
      const trip = tripTo(LYON, TRAVEL);
      expect([trip.km, trip.roadKm, trip.feeCents]).toEqual([112, 146, 10_440]);
      expect(tripTo(SEAT, TRAVEL)).toMatchObject({ km: 0, roadKm: 0, feeCents: 0 });
    });

    it('returns no fee beyond the circle', () => {
      const marseille = { name: 'Marseille', department: '13', coordinates: { lat: 43.3, lng: 5.4 } };
      expect(tripTo(marseille, TRAVEL).feeCents).toBeNull();
    });
  });
});
