import { execFileSync, spawnSync } from 'node:child_process';
import { appendFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getShellBlocks } from '#tests/support/guide-shell.ts';

const LINES = getShellBlocks(readFileSync('docs/guides/first-change.md', 'utf8'))
  .flatMap((block) => block.split('\n'))
  .map((line) => line.replace(/\s+# .*$/, ''));

/** What the formatter needs of the checkout, with a few of its files: all of them take half a minute. */
const FEW = ['biome.json', 'package.json', 'src/kernel'];
const CHANGED = 'src/kernel/money.ts';

let root = '';
const git = (folder: string, ...parts: string[]): string =>
  execFileSync('git', parts, { cwd: join(root, folder), encoding: 'utf8' }).trim();

/** Makes a repository of the last commit, or of some of its files. */
function copyCheckout(folder: string, ...paths: string[]): void {
  const to = join(root, folder);
  mkdirSync(to);
  const files = execFileSync('git', ['archive', 'HEAD', ...paths], { maxBuffer: 2 ** 30 });
  execFileSync('tar', ['--extract', '--directory', to], { input: files });
  symlinkSync(resolve('node_modules'), join(to, 'node_modules'));
  git(folder, 'init', '--quiet');
  writeFileSync(join(to, '.git/info/exclude'), '/node_modules\n');
  git(folder, 'config', 'user.email', 'essai@essai.example');
  git(folder, 'config', 'user.name', 'Essai');
  git(folder, 'add', '--all');
  git(folder, 'commit', '--quiet', '--message', 'start');
}

/** Runs a line of the guide in a copy; returns the files that differ from the commit afterwards. */
function run(folder: string, start: string): string {
  const line = LINES.find((one) => one.startsWith(start)) ?? `no line ${start}`;
  const { status, stdout, stderr } = spawnSync('sh', ['-c', line], { cwd: join(root, folder), encoding: 'utf8' });
  expect([status, status === 0 ? '' : stdout + stderr]).toEqual([0, '']);
  return git(folder, 'status', '--porcelain');
}

const isRepository = spawnSync('git', ['rev-parse', '--verify', '--quiet', 'HEAD']).status === 0;

describe.skipIf(!isRepository)('commands of the first change', () => {
  beforeAll(() => {
    root = mkdtempSync(join(tmpdir(), 'faitage-checkout-'));
    copyCheckout('few', ...FEW);
    copyCheckout('whole');
  });
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  it('put a changed file in the form of the others', () => {
    const file = join(root, 'few', CHANGED);
    appendFileSync(file, '\n/** Nothing. */\nexport const nothing  =  ""\n');
    expect(run('few', 'npm run format')).toBe(`M ${CHANGED}`);
    expect(readFileSync(file, 'utf8')).toMatch(/\nexport const nothing = '';\n$/);
  });

  it('write the reference pages again', () => {
    writeFileSync(join(root, 'whole/docs/reference/endpoints.md'), '');
    expect(run('whole', 'npm run docs:tables')).toBe('');
  });

  it('commit the change', () => {
    appendFileSync(join(root, 'whole', CHANGED), '\n');
    expect(run('whole', 'git add -A')).toBe('');
    expect(git('whole', 'log', '-1', '--format=%s')).toMatch(/^feat\(services\): /);
  });
});
