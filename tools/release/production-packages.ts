import { posix } from 'node:path';
import { z } from 'zod';
import { BROWSER_DEPENDENCIES, BUNDLED_DEPENDENCIES } from '../vite/bundled-dependencies.ts';

const Names = z.record(z.string(), z.string()).default({});
const Systems = z
  .union([z.string(), z.array(z.string())])
  .transform((one) => [one].flat())
  .optional();
const LockedPackage = z.looseObject({
  dependencies: Names,
  optionalDependencies: Names,
  peerDependencies: Names,
  peerDependenciesMeta: z.record(z.string(), z.looseObject({ optional: z.boolean().optional() })).default({}),
  os: Systems,
  cpu: Systems,
  libc: Systems,
});
const Lock = z.looseObject({ packages: z.record(z.string(), LockedPackage) });
type LockedPackage = z.infer<typeof LockedPackage>;

export interface TargetSystem {
  os: string;
  cpu: string;
  libc: string;
}

/** Returns the file names of a release without their endings: the folder in the archive, and what is of one system. */
export function releaseNames(version: string, { os, cpu, libc }: TargetSystem): { folder: string; file: string } {
  const folder = `faitage-${version}`;
  return { folder, file: `${folder}-${os}-${cpu}${os === 'linux' && libc === 'musl' ? '-musl' : ''}` };
}

const fits = (allowed: string[] | undefined, value: string): boolean =>
  allowed === undefined || allowed.some((one) => (one.startsWith('!') ? one.slice(1) !== value : one === value));

/** Returns the path of the package that `name` means inside the package at `from`, as Node looks for it. */
function findPath(packages: Record<string, LockedPackage>, from: string, name: string): string | undefined {
  for (
    let folder = from;
    ;
    folder = posix
      .dirname(folder)
      .replace(/\/?node_modules$/, '')
      .replace(/^\.$/, '')
  ) {
    const path = posix.join(folder, 'node_modules', name);
    if (path in packages) return path;
    if (folder === '') return undefined;
  }
}

const IN_THE_BUILD = [...BUNDLED_DEPENDENCIES, ...BROWSER_DEPENDENCIES];

/** Returns the dependencies that the built product loads from node_modules. */
export const loadedDependencies = (dependencies: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(dependencies).filter(([name]) => !IN_THE_BUILD.includes(name)));

/**
 * Returns the paths of the packages that the built product loads on one system: what it depends on, and what those
 * need. Packages for development, for other systems and Node itself are left out.
 */
export function productionPackages(lockFile: unknown, { os, cpu, libc }: TargetSystem): string[] {
  const { packages } = Lock.parse(lockFile);
  const found = new Set<string>();
  const visit = (from: string, names: string[]): void => {
    for (const name of names) {
      const path = findPath(packages, from, name);
      const locked = path === undefined ? undefined : packages[path];
      if (path === undefined || locked === undefined || found.has(path)) continue;
      if (!fits(locked.os, os) || !fits(locked.cpu, cpu) || !fits(locked.libc, libc)) continue;
      found.add(path);
      visit(path, getNeeds(locked));
    }
  };
  visit('', Object.keys(loadedDependencies(packages['']?.dependencies ?? {})));
  return [...found].sort();
}

const getNeeds = ({ dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta }: LockedPackage) => [
  ...Object.keys(dependencies),
  ...Object.keys(optionalDependencies),
  ...Object.keys(peerDependencies).filter((name) => peerDependenciesMeta[name]?.optional !== true),
];
