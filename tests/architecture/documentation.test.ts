import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { generatedPages } from '../../tools/docs/pages.ts';
import { testNames } from '../../tools/structure/words.mjs';

const ROOT = resolve(import.meta.dirname, '../..');
const PAGES = globSync(['*.md', 'docs/**/*.md'], { cwd: ROOT }).map((path) => path.replaceAll('\\', '/'));

const generated = await generatedPages(ROOT);

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

/** Former private words of the project; in French pages and in titles of screens they do not occur either. */
const OLD_WORDS =
  /\b(?:showrooms?|houses?|rooms?|doors?|walls?|floors?|belts?|desks?|stor(?:y|ies)|beats?|papers|whoever|somebody|anybody|told|said|wished|letters?|asleep|awake|wakes?|still)\b/gi;
const ALLOWED = [/letters? and digits?/gi, /\bletter substitutions\b/gi, /word of five letters/gi, /wall flashing/gi];

const SPECIFICATION = PAGES.filter((path) => /specification\/(?!routes|constants|differences|README)/.test(path));

const withPlainSpaces = (text: string): string => text.replaceAll("\\'", "'").replace(/[\s\u00a0\u202f]+/g, ' ');
const sources = withPlainSpaces(
  globSync(['src/**/*.{ts,tsx}', 'demo/**/*.{ts,json}'], { cwd: ROOT })
    .filter((path) => !path.includes('.test.'))
    .map(read)
    .join('\n'),
);

/** Returns the texts between “ ” that no source contains; `{name}` stands for any value. */
function missingTexts(path: string): string[] {
  const quoted = [...withPlainSpaces(read(path)).matchAll(/“([^”]+)”/g)].map(([, text = '']) => text);
  return quoted.filter((text) => !text.split(/\{\w+\}/).every((part) => sources.includes(part.trim())));
}

const TEST_FILES = globSync('{src,tests}/**/*.{test.ts,test.tsx,journey.ts,smoke.ts}', { cwd: ROOT });
const THREATS = read('SECURITY.md').match(/^\| T\d\d .*/gm) ?? [];

/** Returns the test files and the names of tests in a row of the threat table that do not exist. */
function missingTests(row: string): string[] {
  const files = row.match(/[\w./-]+\.(?:test\.tsx?|journey\.ts|smoke\.ts)\b/g) ?? [];
  const paths = new Map(files.map((file) => [file, TEST_FILES.filter((path) => `/${path}`.endsWith(`/${file}`))]));
  const names = [...paths.values()].flat().flatMap((path) => testNames(read(path)));
  const quoted = [...row.matchAll(/"([^"]+)"/g)].map(([, name = '']) => name);
  return [
    ...files.filter((file) => paths.get(file)?.length === 0),
    ...quoted.filter((name) => !names.includes(name)),
    ...(row.match(/› [^"\s]\w*/g) ?? []),
  ];
}

/** Returns the links of a page to files of the repository that do not exist. */
function brokenLinks(path: string): string[] {
  const targets = [...read(path).matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target.replace(/#.*$/, ''));
  return targets.filter(
    (target) => target !== '' && !/^[a-z]+:/.test(target) && !existsSync(join(ROOT, dirname(path), target)),
  );
}

const NAMES = new Set(
  globSync('{src,tests,tools,demo}/**/*.{ts,tsx,mjs}', { cwd: ROOT }).map((path) => basename(path)),
);

const NAME_ALONE = /`([\w-]+(?:\.\w+)*\.tsx?)`/g;
const SERVER_FILE = /`([\w-]+(?:\.\w+)*\.server\.tsx?)`/g;

/** Returns the file names in a page that do not exist; a name alone may be anywhere in the tree. */
function missingFiles(path: string): string[] {
  const paths = [...read(path).matchAll(/\b((?:src|tests|tools|demo|docs)\/[\w./-]+\.(?:tsx?|mjs|md|css))\b/g)];
  const alone = [...read(path).matchAll(path.includes('specification') ? NAME_ALONE : SERVER_FILE)];
  return [
    ...paths.map(([, name = '']) => name).filter((name) => !existsSync(join(ROOT, name))),
    ...alone.map(([, name = '']) => name).filter((name) => !NAMES.has(name)),
  ];
}

describe('documentation', () => {
  it.each(Object.entries(generated))('keeps %s fresh (npm run docs:tables)', (path, text) => {
    expect(read(path)).toBe(text);
  });

  it.each(PAGES)('links from %s only to files that exist', (path) => {
    expect(brokenLinks(path)).toEqual([]);
    // The changelog also names files that are gone, the guide one that its reader creates.
    const missing = missingFiles(path).filter((name) => !name.endsWith('-service-guarantee.server.ts'));
    if (!path.startsWith('CHANGELOG')) expect(missing).toEqual([]);
  });

  it.each(THREATS.map((row) => [row.slice(2, 5), row]))('names only existing tests for threat %s', (_id, row = '') => {
    expect(missingTests(row)).toEqual([]);
  });

  it('lists a threat in each row of the table', () => {
    expect(THREATS.length).toBeGreaterThanOrEqual(92);
  });

  it.each(SPECIFICATION)('quotes in %s only texts of the sources', (path) => {
    expect(missingTexts(path)).toEqual([]);
  });

  it.each(PAGES.filter((path) => !/reference|specification\/(routes|constants)/.test(path)))(
    'uses plain words in %s',
    (path) => {
      const text = ALLOWED.reduce((rest, phrase) => rest.replaceAll(phrase, ''), read(path));
      expect(text.match(OLD_WORDS) ?? []).toEqual([]);
    },
  );

  it('describes the architecture in at most 250 lines', () => {
    expect(read('ARCHITECTURE.md').trimEnd().split('\n').length).toBeLessThanOrEqual(250);
  });
});
