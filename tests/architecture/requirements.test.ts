import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findMissing, installMissing, mayInstall, REQUIREMENTS, skipLine } from '../../tools/requirements.mjs';

const machineWith = (...names: string[]) =>
  REQUIREMENTS.map((requirement) => ({
    ...requirement,
    find: () => (names.includes(requirement.name) ? `/usr/bin/${requirement.name}` : undefined),
  }));

function install(...names: string[]): { lines: string[]; calls: string[] } {
  const lines: string[] = [];
  const calls: string[] = [];
  installMissing((line) => lines.push(line), {
    requirements: machineWith(...names),
    apt: (parts) => calls.push(parts.join(' ')),
  });
  return { lines, calls };
}

describe('mayInstall', () => {
  const asRoot = { platform: 'linux', userId: 0 } as const;

  it('allows it to root on Linux, and prevents it with --no-install', () => {
    expect(mayInstall([], asRoot)).toBe(true);
    expect(mayInstall(['--no-install'], asRoot)).toBe(false);
  });

  it('prevents it for other users and on other systems', () => {
    expect(mayInstall([], { ...asRoot, userId: 1000 })).toBe(false);
    expect(mayInstall([], { platform: 'darwin', userId: 0 })).toBe(false);
  });
});

describe('installMissing', () => {
  it('names in one line all that it installs, and installs only that', () => {
    const { lines, calls } = install();
    expect(lines).toEqual([
      'Installing the Debian packages chromium, chromium-headless-shell and postgresql (npm test -- --no-install does not) …',
    ]);
    expect(calls).toEqual([
      'update -qq',
      'install -y -qq --no-install-recommends chromium',
      'install -y -qq --no-install-recommends chromium-headless-shell',
      'install -y -qq --no-install-recommends postgresql',
    ]);
    const onlyOne = install('chromium', 'chromium-headless-shell');
    expect(onlyOne.lines).toEqual([expect.stringContaining('packages postgresql (')]);
    expect(onlyOne.calls.join()).not.toContain('chromium');
  });

  it('prints and runs nothing on a machine that has everything', () => {
    expect(install('chromium', 'chromium-headless-shell', 'postgresql')).toEqual({ lines: [], calls: [] });
  });
});

describe('findMissing', () => {
  const skipped = (project: string, ...names: string[]) => {
    const missing = findMissing(project, machineWith(...names));
    return missing && skipLine(missing.tests, missing.lack);
  };

  it('names the tests that a machine without Chromium and PostgreSQL skips', () => {
    expect(['unit', 'postgres', 'smoke', 'journeys'].map((project) => skipped(project))).toEqual([
      undefined,
      '– skipped: store and operation tests on PostgreSQL, journeys on PostgreSQL (no PostgreSQL on this machine)',
      undefined,
      '– skipped: journeys (no Chromium: set CHROME_PATH)',
    ]);
  });

  it('skips nothing on a machine that has everything', () => {
    expect(skipped('postgres', 'postgresql')).toBeUndefined();
    expect(skipped('journeys', 'chromium')).toBeUndefined();
  });

  it('finds no browser at a CHROME_PATH that does not exist', () => {
    const tool = resolve(import.meta.dirname, '../../tools/requirements.mjs');
    const code = `import { findMissing } from ${JSON.stringify(tool)}; console.log(findMissing('journeys')?.project)`;
    const { stdout } = spawnSync(process.execPath, ['--input-type=module', '--eval', code], {
      encoding: 'utf8',
      env: { ...process.env, CHROME_PATH: '/no/such/browser' },
    });
    expect(stdout.trim()).toBe('journeys');
  });
});
