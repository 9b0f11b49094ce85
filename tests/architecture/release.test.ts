import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readLibraries } from '../../tools/release/image-system.ts';
import { readSection } from '../../tools/release/next-version.ts';
import { productionPackages, releaseNames } from '../../tools/release/production-packages.ts';

const TOOL = resolve(import.meta.dirname, '../../tools/release.ts');
const CHANGELOG = '# Journal\n\n## [À paraître]\n\n- Une nouveauté.\n\n## [0.1.0] – 2026-01-01\n\n- La première.\n';
const MANIFEST = '{\n  "name": "a",\n  "version": "0.1.0"\n}\n';
const LOCK = `{\n  "name": "a",\n  "version": "0.1.0",\n  "packages": {\n    "": { "version": "0.1.0" },\n    "node_modules/b": { "version": "0.1.0" }\n  }\n}\n`;

const OPTIONAL_PEER = { peerDependenciesMeta: { checker: { optional: true } } };

let folder = '';
/** A repository with one commit, which each test copies. */
let original = '';

const read = (name: string): string => readFileSync(join(folder, name), 'utf8');
const git = (...parts: string[]): string => execFileSync('git', parts, { cwd: folder, encoding: 'utf8' }).trim();
/** Packing needs the built product: `npm run proof:release` shows it. */
const release = (...parts: string[]) =>
  spawnSync(process.execPath, [TOOL, '--no-pack', ...parts], { cwd: folder, encoding: 'utf8' });

beforeAll(() => {
  original = mkdtempSync(join(tmpdir(), 'release-'));
  folder = original;
  writeFileSync(join(folder, 'CHANGELOG.md'), CHANGELOG);
  writeFileSync(join(folder, 'package.json'), MANIFEST);
  writeFileSync(join(folder, 'package-lock.json'), LOCK);
  writeFileSync(join(folder, 'README.md'), 'tar -xzf faitage-0.1.0-linux-x64.tar.gz, faitage:0.1.0, b 0.1.0\n');
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
    expect(release('--version', '0.2.0', '--tag')).toMatchObject({ status: 0, stderr: '' });
    expect(read('CHANGELOG.md')).toMatch(/^## \[0\.2\.0\] – \d{4}-\d\d-\d\d\n\n- Une nouveauté\./m);
    expect(read('package.json')).toBe(MANIFEST.replace('0.1.0', '0.2.0'));
    expect(read('package-lock.json').match(/0\.[12]\.0/g)).toEqual(['0.2.0', '0.2.0', '0.1.0']);
    expect(read('README.md')).toBe('tar -xzf faitage-0.2.0-linux-x64.tar.gz, faitage:0.2.0, b 0.1.0\n');
    expect([git('status', '--porcelain'), git('describe')]).toEqual(['', 'v0.2.0']);
    expect(git('tag', '--list', 'v0.2.0', '--format=%(contents)')).toBe('Version 0.2.0\n\n- Une nouveauté.');
  });

  it('creates no tag unless it is requested', () => {
    expect(release('--version', '0.2.0').status).toBe(0);
    expect(git('tag', '--list')).toBe('');
    expect(release('--tag')).toMatchObject({ status: 0, stderr: '' });
    expect(git('describe')).toBe('v0.2.0');
  });

  it('publishes the commit and its tag by the last command of the guide', () => {
    const [command = ''] = /^git push \S+/m.exec(readFileSync('docs/guides/release.md', 'utf8')) ?? [];
    const [program = '', ...parts] = command.split(' ');
    const remote = join(folder, '.git', 'published.git');
    git('init', '--quiet', '--bare', remote);
    git('remote', 'add', 'origin', remote);
    git('config', 'push.autoSetupRemote', 'true');
    expect(release('--version', '0.2.0', '--tag').status).toBe(0);
    execFileSync(program, parts, { cwd: folder, stdio: 'pipe' });
    const published = git('ls-remote', '--heads', '--tags', 'origin')
      .split('\n')
      .map((line) => line.split('\t')[1]);
    expect(published).toEqual([expect.stringMatching(/^refs\/heads\//), 'refs/tags/v0.2.0', 'refs/tags/v0.2.0^{}']);
  });

  it.each([
    ['a tree with changes', ['--version', '0.2.0'], () => writeFileSync(join(folder, 'package.json'), `${MANIFEST}\n`)],
    ['a version that is tagged', ['--version', '0.2.0'], () => git('tag', 'v0.2.0')],
    ['a tag that exists', ['--tag'], () => git('tag', 'v0.1.0')],
    ['an odd version', ['--version', 'v2'], () => undefined],
    ['an unknown option', ['--publish'], () => undefined],
  ])('refuses %s and changes nothing', (_case, parts, prepare) => {
    prepare();
    const before = [git('rev-parse', 'HEAD'), git('tag', '--list'), read('package.json'), read('CHANGELOG.md')];
    expect(release(...parts).status).toBe(1);
    expect([git('rev-parse', 'HEAD'), git('tag', '--list'), read('package.json'), read('CHANGELOG.md')]).toEqual(
      before,
    );
  });

  it('refuses a changelog without an unreleased section', () => {
    writeFileSync(join(folder, 'CHANGELOG.md'), CHANGELOG.replace('À paraître', '0.2.0'));
    git('commit', '--all', '--quiet', '--message', 'dated');
    expect(release('--version', '0.3.0')).toMatchObject({ status: 1, stderr: expect.stringContaining('CHANGELOG.md') });
    expect(read('package.json')).toBe(MANIFEST);
  });

  it('refuses a version without a section of the changelog', () => {
    writeFileSync(join(folder, 'CHANGELOG.md'), CHANGELOG.replace('## [0.1.0]', '## [0.0.9]'));
    git('commit', '--all', '--quiet', '--message', 'no section');
    expect(release()).toMatchObject({ status: 1, stderr: expect.stringContaining('no section for 0.1.0') });
  });
});

describe('readSection', () => {
  it('returns the text below the heading of the version, and whether it is dated', () => {
    expect(readSection(CHANGELOG, '0.1.0')).toEqual({ text: '- La première.', isDated: true });
    const unreleased = '# Journal\n\n## [0.1.0] – non publiée\n\nUne phrase.\n';
    expect(readSection(unreleased, '0.1.0')).toEqual({ text: 'Une phrase.', isDated: false });
  });
});

describe('productionPackages', () => {
  const lock = {
    packages: {
      '': { dependencies: { a: '1.0.0', picture: '1.0.0' }, devDependencies: { checker: '1.0.0' } },
      'node_modules/a': {
        dependencies: { b: '^2.0.0' },
        peerDependencies: { checker: '*', peer: '*' },
        ...OPTIONAL_PEER,
      },
      'node_modules/a/node_modules/b': { dependencies: { '@x/c': '*' } },
      'node_modules/b': {},
      'node_modules/@x/c': {},
      'node_modules/peer': {},
      'node_modules/checker': { dev: true },
      'node_modules/picture': { optionalDependencies: { '@p/linux': '*', '@p/musl': '*', '@p/mac': '*' } },
      'node_modules/@p/linux': { os: ['linux'], cpu: ['x64'], libc: ['glibc'] },
      'node_modules/@p/musl': { os: ['linux'], cpu: ['x64'], libc: ['musl'] },
      'node_modules/@p/mac': { os: ['darwin'], cpu: ['arm64'] },
    },
  };

  it('follows what packages need as Node finds it, for one system, without development packages', () => {
    expect(productionPackages(lock, { os: 'linux', cpu: 'x64', libc: 'glibc' })).toEqual([
      'node_modules/@p/linux',
      'node_modules/@x/c',
      'node_modules/a',
      'node_modules/a/node_modules/b',
      'node_modules/peer',
      'node_modules/picture',
    ]);
  });

  it('lists the real lock file without Node, the compiler and the build tools', () => {
    const paths = productionPackages(JSON.parse(readFileSync('package-lock.json', 'utf8')), {
      os: 'linux',
      cpu: 'arm64',
      libc: 'glibc',
    });
    expect(paths).toContain('node_modules/@img/sharp-linux-arm64');
    expect(paths.filter((path) => /\/(node-linux|vite|typescript|@types|sharp-linux-x64)/.test(path))).toEqual([]);
  });
});

describe('releaseNames', () => {
  it('names archive and list of packages by their system, so that none replaces that of another', () => {
    const name = (os: string, cpu: string, libc: string) => releaseNames('0.2.0', { os, cpu, libc });
    expect(name('linux', 'x64', 'glibc')).toEqual({ folder: 'faitage-0.2.0', file: 'faitage-0.2.0-linux-x64' });
    expect(name('linux', 'arm64', 'glibc').file).toBe('faitage-0.2.0-linux-arm64');
    expect(name('linux', 'x64', 'musl').file).toBe('faitage-0.2.0-linux-x64-musl');
    expect(name('darwin', 'arm64', 'musl').file).toBe('faitage-0.2.0-darwin-arm64');
  });
});

describe('readLibraries', () => {
  const x64 = [
    '\tlinux-vdso.so.1 (0x00007ffd3b9f2000)',
    '\tlibvips-cpp.so.8 => /opt/faitage/lib/../libvips-cpp.so.8 (0x00007f9ff6e00000)',
    '\tlibc.so.6 => /lib/x86_64-linux-gnu/libc.so.6 (0x00007f9ff681e000)',
    '\t/lib64/ld-linux-x86-64.so.2 (0x00007f9ff82ad000)',
  ];

  it('returns the files of libraries and the loader, but not what the kernel brings', () => {
    expect(readLibraries(`${x64.join('\n')}\n`)).toEqual([
      '/opt/faitage/lib/../libvips-cpp.so.8',
      '/lib/x86_64-linux-gnu/libc.so.6',
      '/lib64/ld-linux-x86-64.so.2',
    ]);
    expect(readLibraries('\t/lib/ld-linux-aarch64.so.1 (0x0000ffff8a1c3000)\n')).toEqual([
      '/lib/ld-linux-aarch64.so.1',
    ]);
  });

  it('returns nothing for a file without libraries', () => {
    expect(readLibraries('\tstatically linked\n')).toEqual([]);
  });

  it('throws when a library is missing', () => {
    expect(() => readLibraries([...x64, '\tlibjpeg.so.62 => not found'].join('\n'))).toThrow('libjpeg.so.62');
  });
});
