import { oneClient, typedLinks } from './browser.mjs';
import { shortComments, unfinished } from './comments.mjs';
import {
  importedTest,
  oneOperation,
  operationTest,
  relativeImport,
  sqlNames,
  staticPage,
  textsInCatalogue,
} from './domains.mjs';
import { domainFileLength, domainFileName, sayingExports, sayingName, sourceRootName } from './names.mjs';
import { platformWords } from './platform.mjs';
import { onePrice } from './prices.mjs';
import { readSources } from './source.mjs';
import { moduleState } from './state.mjs';
import { plainWording } from './words.mjs';

/**
 * @typedef {import('./source.mjs').Source} Source
 * @typedef {import('./source.mjs').Finding} Finding
 * @typedef {(source: Source, paths: Set<string>, sources: Source[]) => string | Finding[] | undefined} Rule what is wrong with a file, if anything
 */

/** @type {Record<string, Rule>} */
export const structureRules = {
  'domain-file-name': domainFileName,
  'domain-file-length': domainFileLength,
  'source-root': sourceRootName,
  'saying-name': sayingName,
  'saying-exports': sayingExports,
  'one-operation': oneOperation,
  'operation-test': operationTest,
  'imported-test': importedTest,
  'relative-import': relativeImport,
  'sql-names': sqlNames,
  'static-page': staticPage,
  'texts-in-catalogue': textsInCatalogue,
  'one-price': onePrice,
  'platform-words': platformWords,
  'module-state': moduleState,
  'one-client': oneClient,
  'typed-links': typedLinks,
  unfinished,
  'short-comments': shortComments,
  'plain-words': plainWording,
};

/** @param {number[]} numbers */
const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

/**
 * Reads a tree and returns its violations of the architecture.
 * @param {string} root
 */
export function inspectStructure(root) {
  const sources = readSources(root);
  const paths = new Set(sources.map(({ path }) => path));
  const faults = sources.flatMap((source) =>
    Object.entries(structureRules).flatMap(([rule, judge]) => {
      const judged = judge(source, paths, sources) ?? [];
      /** @type {Finding[]} */
      const findings = typeof judged === 'string' ? [{ wrong: judged }] : judged;
      return findings.map((finding) => ({ rule, path: source.path, ...finding }));
    }),
  );
  const code = sources.filter(({ path }) => /^src\/.*\.tsx?$/.test(path));
  return { faults, files: code.length, medianLines: median(code.map(({ lines }) => lines)) };
}
