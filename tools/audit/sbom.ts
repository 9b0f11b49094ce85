import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { ROOT } from '../installed.mjs';
import type { Answer, Finding } from './npm-answers.ts';
import { runNpm } from './run-npm.ts';

const LockedPackage = z.looseObject({
  name: z.string().optional(),
  version: z.string(),
  integrity: z.string().optional(),
  dev: z.boolean().optional(),
  devDependencies: z.unknown().optional(),
});
const Lock = z.looseObject({ packages: z.record(z.string(), LockedPackage) });
type Lock = z.infer<typeof Lock>;
const Sbom = z.object({
  components: z.array(
    z.object({
      name: z.string(),
      version: z.string(),
      hashes: z.array(z.object({ alg: z.string(), content: z.string() })).default([]),
    }),
  ),
});

export const readLock = (text: string): Lock => Lock.parse(JSON.parse(text));

/** Returns the lock file without the packages that only development needs. */
export function pruneLock({ packages, ...rest }: Lock): Lock {
  const stored = Object.entries(packages).filter(([, { dev }]) => dev !== true);
  const pruned = stored.map(([path, { devDependencies: _left, ...locked }]) => [path, locked] as const);
  return { ...rest, packages: Object.fromEntries(pruned) };
}

/**
 * Creates the CycloneDX SBOM of the production packages with npm. `npm sbom --omit dev` would omit every package that
 * a development package needs as well (React, zod): npm gets a lock file without development packages instead.
 */
export function createSbom(): Answer {
  return describePackages(readProject());
}

/** Creates the SBOM of a release, which holds only these packages of the lock file. */
export function createReleaseSbom(paths: readonly string[], dependencies: Record<string, string>): Answer {
  const { manifest, lock } = readProject();
  const { name, version } = LockedPackage.parse(manifest);
  const packages = Object.fromEntries(Object.entries(lock.packages).filter(([path]) => paths.includes(path)));
  return describePackages({
    manifest: { name, version, dependencies },
    lock: { ...lock, packages: { '': { name, version, dependencies }, ...packages } },
  });
}

/** Packages that name their licence in a file only, by name. */
export const LICENSED_BY_FILE = new Map([['png-js', 'MIT']]);

const Component = z.looseObject({ name: z.string(), version: z.string(), licenses: z.array(z.unknown()).optional() });
const ReleaseSbom = z.looseObject({ components: z.array(Component), dependencies: z.array(z.unknown()) });

/** A package whose code is in the files of the build; npm does not list it, since nobody loads it from node_modules. */
export interface BundledPackage {
  path: string;
  version: string;
  integrity: string | undefined;
  license: string;
}

/** Reads what the lock file and the packages themselves say. @throws when a package is not in the lock file. */
export function readBundled(paths: readonly string[]): BundledPackage[] {
  const { packages } = readLock(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'));
  return paths.map((path) => {
    const locked = packages[path];
    if (locked === undefined) throw new Error(`${path} is in the build and not in package-lock.json.`);
    const { license } = z
      .looseObject({ license: z.string() })
      .parse(JSON.parse(readFileSync(join(ROOT, path, 'package.json'), 'utf8')));
    return { path, version: locked.version, integrity: locked.integrity, license };
  });
}

const toPurl = (name: string, version: string): string => `pkg:npm/${name.replace('@', '%40')}@${version}`;
/** One licence has an identifier, several are an expression. */
const toLicence = (license: string): object =>
  /\s/.test(license) ? { expression: license } : { license: { id: license } };

/** Adds the licence that npm does not find. */
function withLicence(component: z.infer<typeof Component>): object {
  const license = LICENSED_BY_FILE.get(component.name);
  return component.licenses !== undefined || license === undefined
    ? component
    : { ...component, licenses: [toLicence(license)] };
}

/** Adds packages to an SBOM of npm; what it lists already keeps its place. */
export function addBundled(sbom: unknown, bundled: readonly BundledPackage[]): Record<string, unknown> {
  const { components, dependencies, ...rest } = ReleaseSbom.parse(sbom);
  const listed = new Set(components.map(({ name, version }) => `${name}@${version}`));
  const added = new Map<string, object>();
  for (const { path, version, integrity, license } of bundled) {
    const name = toName(path);
    const reference = `${name}@${version}`;
    if (listed.has(reference) || added.has(reference)) continue;
    added.set(reference, {
      'bom-ref': reference,
      type: 'library',
      name,
      version,
      scope: 'required',
      purl: toPurl(name, version),
      properties: [{ name: 'cdx:npm:package:bundled', value: 'true' }],
      ...(integrity === undefined ? {} : { hashes: [{ alg: 'SHA-512', content: toHex(integrity) }] }),
      licenses: [toLicence(license)],
    });
  }
  return {
    ...rest,
    components: [...components.map(withLicence), ...added.values()],
    dependencies: [...dependencies, ...[...added.keys()].map((ref) => ({ ref, dependsOn: [] }))],
  };
}

interface Project {
  manifest: Record<string, unknown>;
  lock: Lock;
}

/** Reads the manifest and the lock file without the packages that only development needs. */
function readProject(): Project {
  const { devDependencies: _left, ...manifest } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  return { manifest, lock: pruneLock(readLock(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'))) };
}

function describePackages({ manifest, lock }: Project): Answer {
  const temporary = mkdtempSync(join(tmpdir(), 'faitage-sbom-'));
  // npm names the product after its folder.
  const folder = join(temporary, 'faitage');
  try {
    mkdirSync(folder);
    writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
    writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lock));
    return runNpm(['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'], folder);
  } finally {
    rmSync(temporary, { recursive: true });
  }
}

const toHex = (integrity = ''): string => Buffer.from(integrity.replace(/^sha512-/, ''), 'base64').toString('hex');
const toName = (path: string): string => path.replace(/^.*node_modules\//, '');
const describe = (entry: string): string => entry.split(' ')[0] ?? '';

/** Compares name, version and SHA-512 of every package of the SBOM with the production packages of the lock file. */
export function compareSbom(sbom: unknown, lock: Lock): Finding {
  const parsed = Sbom.safeParse(sbom);
  if (!parsed.success) return { state: 'unknown', lines: ['Le SBOM n’a pas pu être produit.'] };
  const listed = new Set(
    parsed.data.components.map(({ name, version, hashes }) => {
      const hash = hashes.find(({ alg }) => alg === 'SHA-512');
      return `${name}@${version} ${hash?.content ?? ''}`;
    }),
  );
  const locked = new Set(
    Object.entries(pruneLock(lock).packages)
      .filter(([path]) => path !== '')
      .map(([path, { name, version, integrity }]) => `${name ?? toName(path)}@${version} ${toHex(integrity)}`),
  );
  const lines = [
    ...[...locked].filter((entry) => !listed.has(entry)).map((entry) => `Absent du SBOM : ${describe(entry)}.`),
    ...[...listed].filter((entry) => !locked.has(entry)).map((entry) => `Absent du verrou : ${describe(entry)}.`),
  ];
  if (lines.length > 0) return { state: 'bad', lines };
  return { state: 'ok', lines: [`SBOM : ${listed.size} paquets, les mêmes que dans package-lock.json.`] };
}
