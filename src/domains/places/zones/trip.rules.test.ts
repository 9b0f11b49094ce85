import { describe, expect, it, test } from 'vitest';
import { TravelSettings, type TravelTerms } from '#src/domains/settings/travel.contract.ts';
import type { Town } from './trip.contract.ts';
import { driveMinutes, travelFeeCents, tripTo } from './trip.rules.ts';
import type { Area } from './zone.contract.ts';
import { NO_AREA } from './zone.rules.ts';

const TRAVEL = TravelSettings.parse({});

const LYON = { name: 'Lyon', department: '69', coordinates: { lat: 45.75781, lng: 4.83201 } };
const SEAT = { slug: 'le-pouzin', name: 'Le Pouzin', department: '07', coordinates: { lat: 44.75139, lng: 4.74917 } };
const AREA = { ...NO_AREA, seat: SEAT, centre: { lat: 45.2, lng: 4.8 }, radiusKm: 100 };
const TERMS = { freeKm: 30, feePerKmCents: 90 };
const trip = (town: Town, area: Area = AREA, terms: TravelTerms | null = TERMS) =>
  tripTo(town, SEAT.coordinates, { area, speeds: TRAVEL, terms, isTaxed: true });

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
    expect(travelFeeCents(roadKm, TERMS)).toBe(cents);
  });

  describe('tripTo', () => {
    it('returns a road distance above the straight line, and no fee at the seat itself', () => {
      const { km, roadKm, feeCents } = trip(LYON);
      expect([km, roadKm, feeCents]).toEqual([112, 146, 10_440]);
      expect(trip(SEAT)).toMatchObject({ km: 0, roadKm: 0, feeCents: 0 });
    });

    it('prefers the fee that the owner states for a town', () => {
      expect(trip({ ...LYON, feeCents: 5_000 }).feeCents).toBe(5_000);
    });

    it('returns no fee beyond a stated circle', () => {
      const marseille = { name: 'Marseille', department: '13', coordinates: { lat: 43.3, lng: 5.4 } };
      expect(trip(marseille).feeCents).toBeNull();
      expect(trip(marseille).isOnStudy).toBe(true);
      expect(trip(marseille, { ...AREA, radiusKm: null }).feeCents).toBeGreaterThan(0);
    });

    it('returns no fee while the owner states none, except for a town with its own', () => {
      expect(trip(LYON, { ...AREA, radiusKm: null }, null)).toMatchObject({ feeCents: null, isOnStudy: false });
      expect(trip({ ...LYON, feeCents: 5_000 }, AREA, null).feeCents).toBe(5_000);
    });
  });
});
