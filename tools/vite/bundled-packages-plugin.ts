import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { type BundledFile, listPackages } from './bundled-packages.ts';

/** Production build: writes which packages are in the files of the browser and of the server, for the SBOM of a release. */
export function bundledPackages(): Plugin {
  return {
    name: 'bundled-packages',
    apply: 'build',
    async writeBundle({ dir }, bundle) {
      if (dir === undefined) return;
      const { name } = this.environment;
      const packages = listPackages(Object.values(bundle) as BundledFile[]);
      await writeFile(join(resolve(dir), '..', `packages-${name}.json`), `${JSON.stringify(packages, null, 2)}\n`);
    },
  };
}
