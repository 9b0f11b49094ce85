import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const BIOME = resolve('node_modules/@biomejs/biome/bin/biome');
const lines = (count: number): string =>
  Array.from({ length: count }, (_, index) => `export const a${index} = 0;`).join('\n');
const body = (count: number): string => `export function a() {\n${'  a();\n'.repeat(count)}}\n`;

/** Formatter and linter are configured elsewhere: these faults prove that the configuration works. */
const faults: [rule: string, path: string, text: string][] = [
  ['noExcessiveLinesPerFile', 'src/kernel/long.ts', lines(251)],
  ['noExcessiveLinesPerFile', 'src/kernel/long.test.ts', lines(401)],
  ['noExcessiveLinesPerFunction', 'src/kernel/deep.ts', body(61)],
  ['useFilenamingConvention', 'src/kernel/camelCase.ts', lines(1)],
  ['useFilenamingConvention', 'src/ui/Button.tsx', lines(1)],
  ['noBarrelFile', 'src/ui/index.ts', "export { a } from './a.ts';\n"],
  ['noReExportAll', 'src/ui/all.ts', "export * from './a.ts';\n"],
  ['noDefaultExport', 'src/ui/card.tsx', 'export default 1;\n'],
  ['noEnum', 'src/kernel/role.ts', 'export enum Role {\n  admin,\n}\n'],
  ['noParameterProperties', 'src/kernel/box.ts', 'export class Box {\n  constructor(private size: number) {}\n}\n'],
  ['noExplicitAny', 'src/kernel/loose.ts', 'export const a: any = 1;\n'],
  ['noConsole', 'src/platform/chat.ts', "console.log('a');\n"],
  ['noUnusedImports', 'src/kernel/idle.ts', "import { a } from './a.ts';\n"],
  ['noFocusedTests', 'src/kernel/only.test.ts', "it.only('a', () => {});\n"],
  ['noSkippedTests', 'src/kernel/skip.test.ts', "it.skip('a', () => {});\n"],
  ['noFloatingPromises', 'src/kernel/adrift.ts', 'async function a() {}\nexport function b() {\n  a();\n}\n'],
  ['format', 'src/kernel/dense.ts', 'export const a   =  "1"\n'],
];

const allowedImports: Record<string, string> = {
  'src/kernel/short.ts': `${lines(250)}\n`,
  'src/domains/media/media.texts.ts': `${lines(300)}\n`,
  'src/platform/database/migrations/0001-rooms.server.ts': body(100),
  'src/domains/media/public/album-page.tsx': 'export default function AlbumPage() {\n  return null;\n}\n',
};

const folder = mkdtempSync(join(tmpdir(), 'ceilings-'));
let report: { category: string; path: string }[] = [];

beforeAll(() => {
  const files = [...Object.entries(allowedImports), ...faults.map(([, path, text]) => [path, text] as const)];
  for (const [path, text] of [...files, ['biome.json', readFileSync('biome.json', 'utf8')] as const]) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const arguments_ = [
    BIOME,
    'ci',
    '--reporter=json',
    '--colors=off',
    '--max-diagnostics=none',
    '--error-on-warnings',
    'src',
  ];
  const { stdout } = spawnSync(process.execPath, arguments_, { cwd: folder, encoding: 'utf8' });
  report = JSON.parse(stdout).diagnostics.map((found: { category: string; location: { path: string } }) => ({
    category: found.category,
    path: found.location.path,
  }));
});

afterAll(() => rmSync(folder, { recursive: true }));

describe('formatter and linter', () => {
  it.each(faults)('applies %s and refuses %s', (rule, path) => {
    const found = report.filter((diagnostic) => diagnostic.path === path).map(({ category }) => category);
    expect(found.map((category) => category.split('/').at(-1))).toContain(rule);
  });

  it('accepts code that the rules allow', () => {
    expect(report.filter(({ path }) => path in allowedImports)).toEqual([]);
  });
});
