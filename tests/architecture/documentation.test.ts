import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { generatedPages } from '../../tools/docs/pages.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const PAGES = globSync(['*.md', 'docs/**/*.md'], { cwd: ROOT }).map((path) => path.replaceAll('\\', '/'));

const generated = await generatedPages(ROOT);

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

/** Former private words; ordinary meanings (roof, wall of a building) do not occur outside the glossary's French part. */
const OLD_WORDS =
  /\b(?:showrooms?|the house|rooms?|doors?|walls?|floors?|whoever|(?:is|are|was|were) told|letters?|asleep|awake|wakes?)\b/gi;
const ALLOWED = [/letters? and digits?/gi, /\bletter substitutions\b/gi, /word of five letters/gi, /wall flashing/gi];

const SPECIFICATION = PAGES.filter((path) => /specification\/(?!routes|constants|differences|README)/.test(path));

const withPlainSpaces = (text: string): string => text.replaceAll("\\'", "'").replace(/[\s\u00a0\u202f]+/g, ' ');
const sources = withPlainSpaces(
  globSync(['src/**/*.{ts,tsx}', 'demo/**/*.ts'], { cwd: ROOT })
    .filter((path) => !path.includes('.test.'))
    .map(read)
    .join('\n'),
);

/** Returns the texts between “ ” that no source contains; `{name}` stands for any value. */
function missingTexts(path: string): string[] {
  const quoted = [...withPlainSpaces(read(path)).matchAll(/“([^”]+)”/g)].map(([, text = '']) => text);
  return quoted.filter((text) => !text.split(/\{\w+\}/).every((part) => sources.includes(part.trim())));
}

/** Returns the links of a page to files of the repository that do not exist. */
function brokenLinks(path: string): string[] {
  const targets = [...read(path).matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target.replace(/#.*$/, ''));
  return targets.filter(
    (target) => target !== '' && !/^[a-z]+:/.test(target) && !existsSync(join(ROOT, dirname(path), target)),
  );
}

/** Returns the file names in a page that do not exist. */
function missingFiles(path: string): string[] {
  const names = [...read(path).matchAll(/\b((?:src|tests|tools|demo|docs)\/[\w./-]+\.(?:tsx?|mjs|md|css))\b/g)];
  return names.map(([, name = '']) => name).filter((name) => !existsSync(join(ROOT, name)));
}

describe('documentation', () => {
  it.each(Object.entries(generated))('keeps %s fresh (npm run docs:tables)', (path, text) => {
    expect(read(path)).toBe(text);
  });

  it.each(PAGES)('links from %s only to files that exist', (path) => {
    expect(brokenLinks(path)).toEqual([]);
    // Guides and the changelog also name files that a reader creates or that are gone.
    if (!/^CHANGELOG|guides/.test(path)) expect(missingFiles(path)).toEqual([]);
  });

  it.each(SPECIFICATION)('quotes in %s only texts of the sources', (path) => {
    expect(missingTexts(path)).toEqual([]);
  });

  it.each(
    PAGES.filter(
      (path) => !/^(README|CHANGELOG)\.md|secret-key|reference|specification\/(routes|constants)/.test(path),
    ),
  )('uses plain words in %s', (path) => {
    const text = ALLOWED.reduce((rest, phrase) => rest.replaceAll(phrase, ''), read(path));
    expect(text.match(OLD_WORDS) ?? []).toEqual([]);
  });

  it('describes the architecture in at most 250 lines', () => {
    expect(read('ARCHITECTURE.md').trimEnd().split('\n').length).toBeLessThanOrEqual(250);
  });
});
