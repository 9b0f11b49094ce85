import { describe, expect, it, test } from 'vitest';
import {
  fromPlane,
  getGrounds,
  getSize,
  inDrawing,
  onPlane,
  placeIn,
  ringIn,
  sheetHeight,
  shortName,
  toBounds,
} from './map.views.ts';
import { distanceKm } from './zone.rules.ts';

const LOIRE = { west: -3, east: 1, north: 48, south: 46 };
const NANTES = { lat: 47.2172, lng: -1.5534 };

describe('map views', () => {
  it.each([
    ['the Loire', LOIRE, ['mainland']],
    ['Corsica', { west: 8, east: 10, north: 43, south: 41 }, ['mainland']],
    ['Guadeloupe', { west: -62, east: -61, north: 17, south: 15.5 }, ['overseas']],
    ['La Réunion', { west: 55, east: 56, north: -20.8, south: -21.5 }, ['overseas']],
    ['Saint-Pierre', { west: -57, east: -56, north: 47.2, south: 46.7 }, ['overseas']],
    ['a seat in Nantes with a town in Guyane', { west: -54, east: 1, north: 48, south: 2 }, ['mainland', 'overseas']],
  ])('names the source of the outlines around %s', (_name, window, grounds) => {
    expect(getGrounds(window)).toEqual(grounds);
  });

  describe('placeIn, inDrawing and sheetHeight', () => {
    it('maps its corners to 0 and 100 %', () => {
      expect(placeIn(LOIRE, { lat: LOIRE.north, lng: LOIRE.west })).toEqual({ x: 0, y: 0 });
      const { x, y } = placeIn(LOIRE, { lat: LOIRE.south, lng: LOIRE.east });
      expect([x, y]).toEqual([expect.closeTo(100), expect.closeTo(100)]);
    });

    it('keeps its proportions at any width', () => {
      const { width, height } = getSize(LOIRE);
      expect(sheetHeight(LOIRE)).toBe(Math.round((1000 * height) / width));
      const corner = onPlane({ lat: LOIRE.south, lng: LOIRE.east });
      expect(inDrawing(LOIRE, 500, corner)).toEqual({
        x: expect.closeTo(500),
        y: expect.closeTo((500 * height) / width),
      });
    });
  });

  test.each([NANTES, { lat: 41.92, lng: 8.74 }, { lat: -20.88, lng: 55.45 }, { lat: 4.94, lng: -52.33 }])(
    'projects %o on the plane and back',
    (coordinates) => {
      const { lat, lng } = fromPlane(onPlane(coordinates));
      expect([lat, lng]).toEqual([expect.closeTo(coordinates.lat, 6), expect.closeTo(coordinates.lng, 6)]);
    },
  );

  test.each([NANTES, { lat: -20.88, lng: 55.45 }])('bounds a circle around %o on the globe', (centre) => {
    const { north, south, east } = toBounds({ centre, radiusKm: 40 });
    expect(distanceKm(centre, { ...centre, lat: north })).toBeCloseTo(40, 1);
    expect(distanceKm(centre, { ...centre, lat: south })).toBeCloseTo(40, 1);
    expect(distanceKm(centre, { ...centre, lng: east })).toBeCloseTo(40, 0);
  });

  it('draws a ring that separates places as the distance does', () => {
    const { x, y, rx, ry } = ringIn(LOIRE, { centre: NANTES, radiusKm: 60 });
    for (const lng of [-3, -2.5, -2.3, -1, -0.8, 0.5]) {
      const spot = placeIn(LOIRE, { lat: 47.2172, lng });
      const isInside = ((spot.x - x) / rx) ** 2 + ((spot.y - y) / ry) ** 2 <= 1;
      expect(isInside, String(lng)).toBe(distanceKm(NANTES, { lat: 47.2172, lng }) <= 60);
    }
  });

  test.each([
    ['Loriol-sur-Drôme', 'Loriol'],
    ['La Saulce', 'La Saulce'],
  ])('shortens %s to %s', (name, short) => {
    expect(shortName({ name })).toBe(short);
  });
});
