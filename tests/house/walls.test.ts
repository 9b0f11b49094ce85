import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forbidden } from '../../.dependency-cruiser.mjs';
import { rooms } from '../../architecture.mjs';
import { faults, innocent } from './planted-walls.ts';

const CHECK = resolve('scripts/check-walls.mjs');
const PACKAGES = ['zod', 'react', 'react-router', 'hono', 'kysely', 'pg', 'vitest', '@mantine/core'];

interface Violation {
  rule: string;
  from: string;
  to: string;
}

const folder = mkdtempSync(join(tmpdir(), 'walls-'));
let violations: Violation[] = [];

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
  for (const [file, imports] of Object.entries(innocent)) {
    write(file, imports.map((name) => `import '${name}';`).join('\n'));
  }
  // Half of them only take a type: a type leads as far as a value.
  for (const [index, { from, imports }] of faults.entries()) {
    write(
      from,
      index % 2 === 0 ? `import '${imports}';` : `import type { It } from '${imports}';\nexport type A = It;`,
    );
  }
}

beforeAll(() => {
  plant();
  const { stdout } = spawnSync(process.execPath, [CHECK, '--json'], { cwd: folder, encoding: 'utf8' });
  violations = JSON.parse(stdout);
});

afterAll(() => rmSync(folder, { recursive: true }));

describe('the walls', () => {
  it.each(faults)('$wall stops $from at $imports', ({ wall, from }) => {
    expect(violations.filter((violation) => violation.from === from).map(({ rule }) => rule)).toContain(wall);
  });

  it('let the innocent pass', () => {
    const accused = violations.filter(({ from, rule }) => from in innocent && rule !== 'no-cycle');
    expect(accused).toEqual([]);
  });

  it('have each a planted fault', () => {
    const planted = new Set(faults.map(({ wall }) => wall));
    const open = Object.keys(rooms).filter((room) => rooms[room]?.length === Object.keys(rooms).length - 1);
    const bare = forbidden.map(({ name }) => name).filter((name) => !planted.has(String(name)));
    expect(bare).toEqual(open.map((room) => `room-${room}`));
  });

  it('fail where nothing is read', () => {
    const empty = mkdtempSync(join(tmpdir(), 'walls-empty-'));
    mkdirSync(join(empty, 'src'));
    expect(() => execFileSync(process.execPath, [CHECK], { cwd: empty, stdio: 'pipe' })).toThrow();
    rmSync(empty, { recursive: true });
  });
});

describe('the plan', () => {
  it('is a staircase: no room can come back to itself', () => {
    const below = (room: string, seen: string[] = []): string[] =>
      (rooms[room] ?? []).flatMap((next) => (seen.includes(next) ? [next] : [next, ...below(next, [...seen, next])]));
    for (const room of Object.keys(rooms)) expect(below(room)).not.toContain(room);
  });

  it('names only rooms that it lists', () => {
    expect(
      Object.values(rooms)
        .flat()
        .filter((room) => !(room in rooms)),
    ).toEqual([]);
  });
});
