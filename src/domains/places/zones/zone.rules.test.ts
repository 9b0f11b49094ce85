import { describe, expect, it, test } from 'vitest';
import { CENTRE, distanceKm, isSeat, isWithinRadius, SEAT, ZONES, zoneColor, zoneFigures } from './zone.rules.ts';

const found = (slug: string) => ZONES.find((zone) => zone.slug === slug) ?? SEAT;

describe('zone rules', () => {
  describe('distanceKm', () => {
    test.each([
      ['from a point to itself', SEAT.coordinates, SEAT.coordinates, 0],
      ['Lyon to Grenoble', found('lyon').coordinates, found('grenoble').coordinates, 94.7],
      ['a degree along a meridian', { lat: 44, lng: 5 }, { lat: 45, lng: 5 }, 111.2],
      ['across the meridian of Greenwich', { lat: 0, lng: -0.5 }, { lat: 0, lng: 0.5 }, 111.2],
    ])('measures %s', (_name, from, to, expected) => {
      expect(distanceKm(from, to)).toBeCloseTo(expected, 0);
      expect(distanceKm(to, from)).toBeCloseTo(expected, 0);
    });
  });

  it('contains one seat among the seventeen places', () => {
    expect(ZONES).toHaveLength(17);
    expect(SEAT.name).toBe('Le Pouzin');
    expect(ZONES.filter(isSeat)).toEqual([SEAT]);
  });

  test.each([
    ['le-pouzin', 'patine', true],
    ['valence', 'terre', true],
    ['lyon', 'ocre', true],
    ['clermont-ferrand', 'ardoise', false],
  ])('shows %s in %s on the map', (slug, color, within) => {
    expect(zoneColor(found(slug))).toBe(color);
    expect(isWithinRadius(found(slug))).toBe(within);
  });

  test('contains its own centre in the circle', () => {
    expect(isWithinRadius({ coordinates: CENTRE })).toBe(true);
  });

  test('contains every zone but one in the circle', () => {
    expect(ZONES.filter((zone) => !isWithinRadius(zone))).toHaveLength(1);
  });

  it('counts the zones around the seat, and their districts rounded down to ten', () => {
    expect(zoneFigures(ZONES.map((zone) => ({ ...zone, isSeat: isSeat(zone) })))).toEqual({ zones: 16, districts: 80 });
  });
});
