import { describe, expect, it, test } from 'vitest';
import {
  DEPARTMENT_LABELS,
  getLean,
  getSize,
  inDrawing,
  isLarge,
  isUnderLoupe,
  LOUPE,
  onPlane,
  placeIn,
  REGION,
  ringIn,
  sheetHeight,
  shortName,
} from './map.views.ts';
import { CENTRE, DEPARTMENTS, distanceKm, isSeat, RADIUS_KM, SEAT, ZONES } from './zone.rules.ts';

const isOnSheet = ({ x, y }: { x: number; y: number }): boolean => x > 0 && x < 100 && y > 0 && y < 100;

describe('map views', () => {
  describe('placeIn, inDrawing and sheetHeight', () => {
    it('maps its corners to 0 and 100 %', () => {
      expect(placeIn(REGION, { lat: REGION.north, lng: REGION.west })).toEqual({ x: 0, y: 0 });
      const { x, y } = placeIn(REGION, { lat: REGION.south, lng: REGION.east });
      expect([x, y]).toEqual([expect.closeTo(100), expect.closeTo(100)]);
    });

    it('contains all seventeen places; the detail map contains its five and the seat', () => {
      for (const zone of ZONES) expect(isOnSheet(placeIn(REGION, zone.coordinates)), zone.name).toBe(true);
      const near = ZONES.filter((zone) => isUnderLoupe(zone) || isSeat(zone));
      expect(near).toHaveLength(6);
      for (const zone of near) expect(isOnSheet(placeIn(LOUPE, zone.coordinates)), zone.name).toBe(true);
    });

    it('keeps its proportions at any width', () => {
      const { width, height } = getSize(REGION);
      expect(sheetHeight(REGION)).toBe(Math.round((1000 * height) / width));
      const corner = onPlane({ lat: REGION.south, lng: REGION.east });
      expect(inDrawing(REGION, 500, corner)).toEqual({
        x: expect.closeTo(500),
        y: expect.closeTo((500 * height) / width),
      });
    });
  });

  describe('ringIn', () => {
    const ring = ringIn(REGION, RADIUS_KM);

    it('returns the circle’s centre near the middle, with both ends on the map', () => {
      const centre = placeIn(REGION, CENTRE);
      expect(ring.x).toBeCloseTo(centre.x, 5);
      expect(Math.abs(ring.y - centre.y)).toBeLessThan(0.7);
      expect([ring.y - ring.ry > 0, ring.y + ring.ry < 100]).toEqual([true, true]);
    });

    it('separates the places as the distance does', () => {
      for (const { name, coordinates } of ZONES) {
        const { x, y } = placeIn(REGION, coordinates);
        const inside = ((x - ring.x) / ring.rx) ** 2 + ((y - ring.y) / ring.ry) ** 2 <= 1;
        expect(inside, name).toBe(distanceKm(CENTRE, coordinates) <= RADIUS_KM);
      }
    });
  });

  describe('markers', () => {
    /** Converts percentages to pixels on a map of this width. */
    const headsAt = (width: number) =>
      ZONES.filter((zone) => !isUnderLoupe(zone)).map((zone) => {
        const { x, y } = placeIn(REGION, zone.coordinates);
        const lean = getLean(zone);
        const tall = (width * sheetHeight(REGION)) / 1000;
        return { name: zone.name, x: (x * width) / 100 + lean.x, y: (y * tall) / 100 + lean.y };
      });

    test.each([288, 358, 760])('keeps the markers 24 pixels apart on a map of %i pixels', (width) => {
      const heads = headsAt(width);
      for (const [place, one] of heads.entries()) {
        for (const other of heads.slice(place + 1)) {
          const apart = Math.hypot(one.x - other.x, one.y - other.y);
          expect(apart, `${one.name} – ${other.name}`).toBeGreaterThanOrEqual(24);
        }
      }
    });

    it('stands upright unless a neighbour is near', () => {
      expect(getLean({ slug: 'clermont-ferrand' })).toEqual({ x: 0, y: -20 });
      expect(getLean({ slug: 'francheville' }).x).toBeLessThan(0);
    });

    it('shows the names of the large towns and of the seat on the smallest map', () => {
      expect(ZONES.filter(isLarge).map(({ name }) => name)).toContain(SEAT.name);
      expect(isLarge({ slug: 'crest' })).toBe(false);
    });

    test.each([
      ['Loriol-sur-Drôme', 'Loriol'],
      ['La Saulce', 'La Saulce'],
    ])('shortens %s to %s', (name, short) => {
      expect(shortName({ name })).toBe(short);
    });
  });

  it('labels every served department', () => {
    expect(Object.keys(DEPARTMENT_LABELS).sort()).toEqual(Object.keys(DEPARTMENTS).sort());
  });
});
