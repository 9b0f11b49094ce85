import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const CORE = 'node_modules/@mantine/core';
const NAMED = /(?:import|export)\s*(?:type\s*)?\{([^}]+)\}\s*from\s*["']([^"']+)["']/g;

interface Import {
  names: string[];
  from: string;
}

const readImports = (file: string): Import[] =>
  [...readFileSync(file, 'utf8').matchAll(NAMED)].map(([, names = '', from = '']) => ({
    names: names.split(',').map((name) => name.trim().replace(/ as .*/s, '')),
    from,
  }));

/** File of each part that the package exports. */
const parts = new Map(
  readImports(`${CORE}/esm/index.mjs`)
    .filter(({ from }) => from.startsWith('.'))
    .flatMap(({ names, from }) => names.map((name): [string, string] => [name, join(CORE, 'esm', from)])),
);

/** Returns the parts that a file names, and inside the package the files that it imports. */
const getParts = (file: string): string[] =>
  readImports(file).flatMap(({ names, from }) => {
    if (from === '@mantine/core') return names.flatMap((name) => parts.get(name) ?? []);
    return file.startsWith(`${CORE}/`) && from.startsWith('.') ? [join(dirname(file), from)] : [];
  });

/** Returns the style modules of the components in use and of all they consist of. */
function getStyleModules(): string[] {
  const open = [
    ...globSync('src/**/*.{ts,tsx}'),
    ...globSync('node_modules/@mantine/{notifications,spotlight}/esm/**/*.mjs'),
  ].flatMap(getParts);
  const reached = new Set<string>();
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (reached.has(file)) continue;
    reached.add(file);
    if (!file.endsWith('.module.mjs')) open.push(...getParts(file));
    for (const [, from = ''] of readFileSync(file, 'utf8').matchAll(/from "(\.[^"]+\.module\.mjs)"/g)) {
      open.push(join(dirname(file), from));
    }
  }
  return [...reached].filter((file) => file.endsWith('.module.mjs'));
}

const getClasses = (text: string): string[] => text.match(/\bm_[0-9a-f]+/g) ?? [];
const imported = [...readFileSync('src/ui/admin/mantine.css', 'utf8').matchAll(/'@mantine\/core\/(.+)'/g)].map(
  ([, name = '']) => readFileSync(join(CORE, name), 'utf8'),
);

describe('styles of the back office', () => {
  it('include those of every component in use', () => {
    const known = new Set(imported.flatMap(getClasses));
    const everywhere = new Set(getClasses(readFileSync(`${CORE}/styles.layer.css`, 'utf8')));
    const modules = getStyleModules();
    expect(modules.length).toBeGreaterThan(40);
    const missing = modules.filter((file) =>
      getClasses(readFileSync(file, 'utf8')).some((name) => everywhere.has(name) && !known.has(name)),
    );
    expect(missing).toEqual([]);
  });

  it('stand in the order of the whole sheet', () => {
    const whole = readFileSync(`${CORE}/styles.layer.css`, 'utf8');
    const places = imported.map((text) => whole.indexOf(text.replace(/^@layer mantine \{|\}\s*$/g, '').trim()));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
  });
});
