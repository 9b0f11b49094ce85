import { globSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';

// Counts the measures of docs/adr/0038 in the tree of a folder: node tools/measure.mjs [folder].
const root = process.argv[2] ?? '.';

/** @param {string} pattern */
const find = (pattern) => globSync(pattern, { cwd: root }).map((path) => path.replaceAll('\\', '/'));
/** @param {string} path */
const read = (path) => readFileSync(join(root, path), 'utf8');
/** @param {string} path */
const isTest = (path) => /\.(?:test\.tsx?|(?:journey|smoke)\.ts)$/.test(path);

const code = find('{src,demo}/**/*.{ts,tsx}').filter((path) => !isTest(path) && !path.endsWith('.d.ts'));
const sources = code.filter((path) => path.startsWith('src/'));
const tests = find('{src,tests,demo}/**/*.{ts,tsx}').filter(isTest);

/** Returns the path of an import in the tree, or undefined for a package. @param {string} from @param {string} name */
function toPath(from, name) {
  if (name.startsWith('#')) return name.slice(1);
  return name.startsWith('.') ? posix.join(dirname(from).replaceAll('\\', '/'), name) : undefined;
}

/** @type {Map<string, Set<string>>} */
const importers = new Map();
for (const path of code) {
  for (const [, name = ''] of read(path).matchAll(/(?:\bfrom |\bimport |\bimport\()'([^']+)'/g)) {
    const target = toPath(path, name);
    if (target !== undefined) importers.set(target, (importers.get(target) ?? new Set()).add(path));
  }
}

/** Counts the terms that the overview explains: first cells of its tables, bold terms, terms of the glossary. */
function countConcepts() {
  const overview = read('ARCHITECTURE.md');
  const cells = [...overview.matchAll(/^\| (?!---)([^|]+) \|/gm)].map(([, cell]) => cell);
  const bold = [...overview.matchAll(/\*\*([^*]+?)\.?\*\*/g)].map(([, term]) => term);
  const terms = [...read('docs/glossary.md').matchAll(/^\| (?!---)([^|]+) \|/gm)].map(([, cell]) => cell);
  return new Set([...cells, ...bold, ...terms]).size;
}

const lines = sources.reduce((sum, path) => sum + read(path).split('\n').length - 1, 0);
const oneImporter = sources.filter((path) => importers.get(path)?.size === 1);
const system = sources.filter((path) => /allow: 'system'/.test(read(path)));

console.log(`source files in src, without tests: ${sources.length}`);
console.log(`their lines: ${lines}`);
console.log(`of them with one importer in src or demo: ${oneImporter.length}`);
console.log(`test files: ${tests.length}`);
console.log(`operations with the audience system: ${system.length}`);
console.log(`concepts that ARCHITECTURE.md and the glossary explain: ${countConcepts()}`);
