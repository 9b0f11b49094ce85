import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forbidden } from '../../.dependency-cruiser.mjs';
import { domains, publicPages } from '../../architecture.mjs';
import { allowedImports, faults } from './planted-imports.ts';

const CHECK = resolve('tools/check-import-rules.mjs');
const PACKAGES = ['zod', 'react', 'react-router', 'hono', 'kysely', 'pg', 'vitest', '@mantine/core'];

interface Violation {
  rule: string;
  from: string;
  to: string;
}

const folder = mkdtempSync(join(tmpdir(), 'import-rules-'));
let violations: Violation[] = [];
/** Faults as a person reads them. */
let printed = '';

function write(file: string, content: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), content);
}

function plant(): void {
  write('package.json', JSON.stringify({ type: 'module', imports: { '#src/*': './src/*' } }));
  for (const name of PACKAGES) {
    write(
      `node_modules/${name}/package.json`,
      JSON.stringify({ name, version: '1.0.0', type: 'module', main: 'index.js' }),
    );
    write(`node_modules/${name}/index.js`, 'export const it = 1;');
  }
  for (const [file, imports] of Object.entries(allowedImports)) {
    write(file, imports.map((name) => `import '${name}';`).join('\n'));
  }
  // Half of the faults import only a type: the rules apply to types as to values.
  for (const [index, { from, imports }] of faults.entries()) {
    write(
      from,
      index % 2 === 0 ? `import '${imports}';` : `import type { It } from '${imports}';\nexport type A = It;`,
    );
  }
}

beforeAll(() => {
  plant();
  const { stdout, stderr } = spawnSync(process.execPath, [CHECK, '--json'], { cwd: folder, encoding: 'utf8' });
  violations = JSON.parse(stdout);
  printed = stderr;
});

afterAll(() => rmSync(folder, { recursive: true }));

describe('import rules', () => {
  it.each(faults)('refuses by $rule that $from imports $imports', ({ rule: wanted, from }) => {
    expect(violations.filter((violation) => violation.from === from).map(({ rule }) => rule)).toContain(wanted);
  });

  it('accepts allowed imports', () => {
    const accused = violations.filter(({ from, rule }) => from in allowedImports && rule !== 'no-cycle');
    expect(accused).toEqual([]);
  });

  it('prints the reason and the allowed way', () => {
    expect(printed).toContain('src/domains/media/media.store.server.ts may not import node_modules/hono/index.js');
    expect(printed).toContain(
      'stores-without-decisions: A store holds SQL and returns plain objects. Move the decision to',
    );
    expect(printed).toContain('stores-are-private: A store is private to its domain. Import its *.internal.server.ts');
    for (const { name, comment } of forbidden) expect(comment, name).toMatch(/^\S.+\. [A-Z].+\.$/s);
  });

  it('checks every rule with a planted fault', () => {
    const planted = new Set(faults.map(({ rule }) => rule));
    const open = Object.keys(domains).filter((domain) => domains[domain]?.length === Object.keys(domains).length - 1);
    const bare = forbidden.map(({ name }) => name).filter((name) => !planted.has(String(name)));
    expect(bare).toEqual(open.map((domain) => `domain-${domain}`));
  });

  it('fails where nothing is read', () => {
    const empty = mkdtempSync(join(tmpdir(), 'import-rules-empty-'));
    mkdirSync(join(empty, 'src'));
    expect(() => execFileSync(process.execPath, [CHECK], { cwd: empty, stdio: 'pipe' })).toThrow();
    rmSync(empty, { recursive: true });
  });
});

/** Returns what a domain or its public pages (`blog/public`) import directly; pages also use their own domain. */
function getImported(node: string): string[] {
  const domain = node.replace(/\/public$/, '');
  const entered = domains[domain] ?? [];
  if (domain === node) return entered;
  const { reads, shows } = publicPages[domain] ?? { reads: [], shows: entered };
  return [domain, ...entered, ...reads, ...shows, ...shows.map((other) => `${other}/public`)];
}

describe('domains of architecture.mjs', () => {
  it('forms no cycle, with the public pages above all domains', () => {
    const below = (node: string, seen = new Set<string>()): Set<string> => {
      for (const next of getImported(node)) {
        if (seen.has(next)) continue;
        seen.add(next);
        below(next, seen);
      }
      return seen;
    };
    const pages = ['website', ...Object.keys(publicPages)].map((domain) => `${domain}/public`);
    for (const node of [...Object.keys(domains), ...pages]) expect(below(node)).not.toContain(node);
  });

  it('names only domains that it lists', () => {
    const used = Object.values(publicPages).flatMap(({ reads, shows }) => [...reads, ...shows]);
    const named = [...Object.values(domains).flat(), ...Object.keys(publicPages), ...used];
    expect(named.filter((domain) => !(domain in domains))).toEqual([]);
  });
});
