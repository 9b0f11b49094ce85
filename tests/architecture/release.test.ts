import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';

const TOOL = resolve(import.meta.dirname, '../../tools/release.mjs');
const CHANGELOG = '# Journal\n\n## [À paraître]\n\n- Une nouveauté.\n\n## [0.1.0] – 2026-01-01\n\n- La première.\n';
const MANIFEST = '{\n  "name": "a",\n  "version": "0.1.0"\n}\n';
const LOCK = `{\n  "name": "a",\n  "version": "0.1.0",\n  "packages": {\n    "": { "version": "0.1.0" },\n    "node_modules/b": { "version": "0.1.0" }\n  }\n}\n`;

let folder = '';
/** A repository with one commit, which each test copies. */
let original = '';

const read = (name: string): string => readFileSync(join(folder, name), 'utf8');
const git = (...parts: string[]): string => execFileSync('git', parts, { cwd: folder, encoding: 'utf8' }).trim();
const release = (...parts: string[]) =>
  spawnSync(process.execPath, [TOOL, ...parts], { cwd: folder, encoding: 'utf8' });

beforeAll(() => {
  original = mkdtempSync(join(tmpdir(), 'release-'));
  folder = original;
  writeFileSync(join(folder, 'CHANGELOG.md'), CHANGELOG);
  writeFileSync(join(folder, 'package.json'), MANIFEST);
  writeFileSync(join(folder, 'package-lock.json'), LOCK);
  git('init', '--quiet');
  git('config', 'user.email', 'essai@essai.example');
  git('config', 'user.name', 'Essai');
  git('add', '.');
  git('commit', '--quiet', '--message', 'start');
});

afterAll(() => rmSync(original, { recursive: true }));

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'release-'));
  cpSync(original, folder, { recursive: true, preserveTimestamps: true });
});

afterEach(() => rmSync(folder, { recursive: true }));

describe('release', () => {
  it('dates the changelog, sets the version, commits and tags', () => {
    expect(release('0.2.0')).toMatchObject({ status: 0, stderr: '' });
    expect(read('CHANGELOG.md')).toMatch(/^## \[0\.2\.0\] – \d{4}-\d\d-\d\d\n\n- Une nouveauté\./m);
    expect(read('package.json')).toBe(MANIFEST.replace('0.1.0', '0.2.0'));
    expect(read('package-lock.json').match(/0\.[12]\.0/g)).toEqual(['0.2.0', '0.2.0', '0.1.0']);
    expect([git('status', '--porcelain'), git('describe')]).toEqual(['', 'v0.2.0']);
  });

  it.each([
    ['a tree with changes', ['0.2.0'], () => writeFileSync(join(folder, 'package.json'), `${MANIFEST}\n`)],
    ['a version that is tagged', ['0.2.0'], () => git('tag', 'v0.2.0')],
    ['no version', [], () => undefined],
    ['an odd version', ['v2'], () => undefined],
  ])('refuses %s and changes nothing', (_case, parts, prepare) => {
    prepare();
    const before = [git('rev-parse', 'HEAD'), read('package.json'), read('CHANGELOG.md')];
    expect(release(...parts).status).toBe(1);
    expect([git('rev-parse', 'HEAD'), read('package.json'), read('CHANGELOG.md')]).toEqual(before);
  });

  it('refuses a changelog without an unreleased section', () => {
    writeFileSync(join(folder, 'CHANGELOG.md'), CHANGELOG.replace('À paraître', '0.2.0'));
    git('commit', '--all', '--quiet', '--message', 'dated');
    expect(release('0.3.0')).toMatchObject({ status: 1, stderr: expect.stringContaining('CHANGELOG.md') });
    expect(read('package.json')).toBe(MANIFEST);
  });
});
