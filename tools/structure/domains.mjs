import { posix } from 'node:path';
import { allowedFromDatabase } from '../../architecture.mjs';
import { exportedValues, getImports, isOperation, isTest } from './source.mjs';

/** @import { Source } from './source.mjs' */

/** @param {string} file */
const camelCase = (file) => file.replace(/-([a-z0-9])/g, (_, character) => character.toUpperCase());

/** @param {Source} source */
export function oneOperation(source) {
  if (!isOperation(source)) return undefined;
  const wanted = camelCase(posix.basename(source.path, '.server.ts'));
  const values = exportedValues(source.text);
  return values.length === 1 && values[0] === wanted
    ? undefined
    : `exports ${values.join(', ') || 'nothing'}, not ${wanted} alone`;
}

/**
 * @param {Source} source
 * @param {Set<string>} paths
 */
export function operationTest(source, paths) {
  if (!isOperation(source)) return undefined;
  return paths.has(source.path.replace('.server.ts', '.test.ts')) ? undefined : 'has no test beside it';
}

const TESTED = /\.(?:(?:queries|internal)\.server|rules)\.ts$/;

/**
 * @param {Source} source
 * @param {Set<string>} _paths
 * @param {Source[]} sources
 */
export function importedTest(source, _paths, sources) {
  if (!TESTED.test(source.path) || isTest(source.path)) return undefined;
  const folder = posix.dirname(source.path);
  const isTested = sources.some(
    ({ path, text }) =>
      isTest(path) && posix.dirname(path) === folder && text.includes(`'./${posix.basename(source.path)}'`),
  );
  return isTested ? undefined : 'has no test beside it that imports it';
}

/** @param {Source} source */
export function relativeImport({ path, text, domain }) {
  if (domain === undefined) return undefined;
  const leaving = getImports(text).find(
    ({ from }) => from.startsWith('.') && !posix.join(posix.dirname(path), from).startsWith(`src/domains/${domain}/`),
  );
  return leaving === undefined ? undefined : `${leaving.from} leaves the domain: write #src/… or #tests/…`;
}

/** @param {Source} source */
export function sqlNames({ path, text, domain }) {
  if (domain === undefined || isTest(path) || path.endsWith('.store.server.ts')) return undefined;
  const taken = getImports(text)
    .filter(({ from }) => from.includes('platform/database/'))
    .flatMap(({ names }) => names);
  const forbidden = taken.filter((name) => !allowedFromDatabase.includes(String(name)));
  return forbidden.length === 0 ? undefined : `takes ${forbidden.join(', ')}: move the query to *.store.server.ts`;
}

const PAGE = /^(public|account|admin)\/[^/]+-page\.tsx$/;

/** @param {Source} source */
export function staticPage({ inDomain, text, path }) {
  if (!PAGE.test(inDomain) || isTest(path)) return undefined;
  const server = getImports(text).find(({ from }) => /\.server\.tsx?$/.test(from));
  // A page without a component is a file (sitemap, robots), which the browser never hydrates.
  const isHydrated = /export default\b/.test(text) && !/export const handle\b[^;]*\bstatic\b/.test(text);
  return server !== undefined && isHydrated ? `a hydrated page imports ${server.from}` : undefined;
}

/** @param {Source} source */
export function textsInCatalogue({ path, text }) {
  if (!path.endsWith('.texts.ts')) return undefined;
  return /^export const \w+(: [^=]+)? = \{/m.test(text)
    ? 'sentences outside a catalogue: a missing key would be silent'
    : undefined;
}
