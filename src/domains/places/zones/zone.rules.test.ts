import { describe, expect, it, test } from 'vitest';
import type { Area } from './zone.contract.ts';
import {
  distanceKm,
  getDirection,
  isSeat,
  isWithinRadius,
  NO_AREA,
  nameOfPoint,
  nearKm,
  plannerReachKm,
  townPagePath,
  zoneColor,
  zoneFigures,
} from './zone.rules.ts';

const TOURS = { lat: 47.39, lng: 0.69 };
const seat = { slug: 'tours', name: 'Tours', department: '37', coordinates: TOURS };
const AREA: Area = { ...NO_AREA, seat, centre: TOURS, radiusKm: 60 };
const at = (slug: string, lat: number, lng: number) => ({ slug, coordinates: { lat, lng } });
const BLOIS = at('blois', 47.586, 1.336);
const AMBOISE = at('amboise', 47.413, 0.984);
const ORLEANS = at('orleans', 47.903, 1.909);

describe('zone rules', () => {
  describe('getDirection', () => {
    test.each([
      ['n', 1, 0],
      ['ne', 1, 1.5],
      ['e', 0, 1],
      ['se', -1, 1.5],
      ['s', -1, 0],
      ['sw', -1, -1.5],
      ['w', 0, -1],
      ['nw', 1, -1.5],
    ])('names %s of a place', (direction, north, east) => {
      expect(getDirection(TOURS, { lat: TOURS.lat + north, lng: TOURS.lng + east })).toBe(direction);
    });
  });

  describe('distanceKm', () => {
    test.each([
      ['from a point to itself', TOURS, TOURS, 0],
      ['Tours to Blois', TOURS, BLOIS.coordinates, 53.2],
      ['a degree along a meridian', { lat: 44, lng: 5 }, { lat: 45, lng: 5 }, 111.2],
      ['across the meridian of Greenwich', { lat: 0, lng: -0.5 }, { lat: 0, lng: 0.5 }, 111.2],
    ])('measures %s', (_name, from, to, expected) => {
      expect(distanceKm(from, to)).toBeCloseTo(expected, 0);
      expect(distanceKm(to, from)).toBeCloseTo(expected, 0);
    });
  });

  test.each([
    ['the seat', { slug: 'tours', coordinates: TOURS }, 'patine', true],
    ['a near town', AMBOISE, 'terre', true],
    ['a far town', BLOIS, 'ocre', true],
    ['a town beyond the circle', ORLEANS, 'ardoise', false],
  ])('shows %s in its colour on the map', (_name, place, color, within) => {
    expect([zoneColor(AREA, place), isWithinRadius(AREA, place)]).toEqual([color, within]);
  });

  it('measures the radius from the centre, wherever the seat is', () => {
    const moved = { ...AREA, centre: ORLEANS.coordinates };
    expect([isWithinRadius(moved, ORLEANS), isWithinRadius(moved, AMBOISE)]).toEqual([true, false]);
    expect(isSeat(moved, { slug: 'tours' })).toBe(true);
  });

  test.each([
    ['a radius', { ...AREA, radiusKm: null }],
    ['a centre', { ...AREA, centre: null }],
  ])('counts no place as beyond a circle without %s', (_name, area) => {
    expect([isWithinRadius(area, ORLEANS), zoneColor(area, ORLEANS)]).toEqual([true, 'terre']);
  });

  it('names a point after the largest commune beside it, else after the nearest one', () => {
    const at = (name: string, inhabitants: number, km: number) => ({ name, inhabitants, km });
    const farther = [at('Annonay', 17_000, 12), at('Ardoix', 1_300, 6)];
    expect(nameOfPoint([at('Sarras', 2_200, 1.5), ...farther, at('Saint-Vallier', 4_000, 3.5)])).toBe('Saint-Vallier');
    expect([nameOfPoint(farther), nameOfPoint([])]).toEqual(['Ardoix', '']);
  });

  it('halves the radius for the inner ring, and lets the planner reach beyond it', () => {
    expect([nearKm(100), nearKm(25)]).toEqual([50, 13]);
    expect([plannerReachKm({ radiusKm: 100 }), plannerReachKm({ radiusKm: null })]).toEqual([170, 100]);
  });

  it('counts the zones around the seat, and their districts rounded down to ten', () => {
    const zone = (isHome: boolean, count: number) => ({ isSeat: isHome, cities: Array<string>(count).fill('Centre') });
    expect(zoneFigures([zone(true, 6), zone(false, 6), zone(false, 7)])).toEqual({ zones: 2, districts: 10 });
    expect(zoneFigures([])).toEqual({ zones: 0, districts: 0 });
  });

  it('gives a town’s page an address among the services', () => {
    expect(townPagePath('blois')).toBe('/services/blois');
  });
});
