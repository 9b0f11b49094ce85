import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { LICENSED_BY_FILE } from '../../tools/audit/sbom.ts';

const lockedPackage = z.object({
  version: z.string().optional(),
  resolved: z.string().optional(),
  integrity: z.string().optional(),
  license: z.string().optional(),
  link: z.boolean().optional(),
  dev: z.boolean().optional(),
  devOptional: z.boolean().optional(),
  hasInstallScript: z.boolean().optional(),
});
type LockedPackage = z.infer<typeof lockedPackage>;

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
const lock = z.object({ packages: z.record(z.string(), lockedPackage) }).parse(readJson('package-lock.json'));
const versions = z.record(z.string(), z.string());
const manifest = z
  .object({ dependencies: versions, devDependencies: versions, optionalDependencies: versions })
  .parse(readJson('package.json'));

const LOCKED = Object.entries(lock.packages).filter(([path]) => path !== '');
const IN_PRODUCTION = LOCKED.filter(([, { dev, devOptional }]) => dev !== true && devOptional !== true);

/** Every further direct dependency of the server needs a reason: raise this limit together with it. */
const MOST_DIRECT_DEPENDENCIES = 38;

/** Compatible with the product's own MIT licence; LGPL and MPL code is used unchanged, as separate packages. */
const LICENCES = [
  'MIT',
  'MIT-0',
  'ISC',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'OFL-1.1',
  'CC-BY-4.0',
  'MPL-2.0',
  'LGPL-3.0-or-later',
];

const getNames = (packages: [string, LockedPackage][]): string[] => packages.map(([path]) => path);

describe('package-lock.json', () => {
  it('contains a SHA-512 hash for each package', () => {
    expect(LOCKED.length).toBeGreaterThan(100);
    expect(getNames(LOCKED.filter(([, { integrity }]) => !/^sha512-[\w+/]{86}==$/.test(integrity ?? '')))).toEqual([]);
  });

  it('contains no package from git, an archive or a folder', () => {
    const foreign = LOCKED.filter(
      ([, { resolved, link, version = '' }]) =>
        resolved !== undefined || link === true || !/^\d+\.\d+\.\d+(?:[-+][\w.+-]+)?$/.test(version),
    );
    expect(getNames(foreign)).toEqual([]);
  });

  it('contains an install script in one development package, which never runs', () => {
    expect(getNames(LOCKED.filter(([, { hasInstallScript }]) => hasInstallScript === true))).toEqual([
      'node_modules/@swc/core',
    ]);
    expect(getNames(IN_PRODUCTION)).not.toContain('node_modules/@swc/core');
    expect(readFileSync('tools/installed.mjs', 'utf8')).toContain("'--ignore-scripts'");
  });

  it('contains production packages under known licences only', () => {
    const others = IN_PRODUCTION.filter(([path, { license }]) => {
      const licence = license ?? LICENSED_BY_FILE.get(path.replace(/^.*node_modules\//, '')) ?? 'unknown';
      const isKnown = (one: string): boolean => one.split(' OR ').some((choice) => LICENCES.includes(choice));
      return !licence.replace(/[()]/g, '').split(' AND ').every(isKnown);
    });
    expect(others.map(([path, { license }]) => [path, license])).toEqual([]);
  });
});

describe('package.json', () => {
  it('names exact versions only', () => {
    const all = { ...manifest.dependencies, ...manifest.devDependencies, ...manifest.optionalDependencies };
    expect(Object.entries(all).filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
  });

  it('stays within the limit of direct production dependencies', () => {
    expect(Object.keys(manifest.dependencies).length).toBeLessThanOrEqual(MOST_DIRECT_DEPENDENCIES);
  });
});
