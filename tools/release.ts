import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from './installed.mjs';
import { commitVersion, git, readSection, refuseChanges, refuseTag, tagVersion } from './release/next-version.ts';

// `npm run release`: docs/guides/release.md.

const FOLDER = 'release';

/** Builds and packs the commit. */
async function pack(): Promise<void> {
  const { ensureBuilt } = await import('./built.mjs');
  const { packRelease } = await import('./release/pack-release.ts');
  ensureBuilt((line: string) => console.log(line));
  const archive = await packRelease(join(ROOT, FOLDER), Number(git('log', '-1', '--format=%ct')));
  console.log(`${archive}: ${(statSync(archive).size / 1_000_000).toFixed(1)} MB`);
}

/** Writes the release as a folder, and what of this system it needs as another. */
async function writeImageFolders(folder: string, system: string | undefined): Promise<void> {
  const { writeFolder } = await import('./release/pack-release.ts');
  writeFolder(folder);
  if (system === undefined) return;
  const { writeSystem } = await import('./release/image-system.ts');
  writeSystem(system, folder);
}

async function release(): Promise<void> {
  const { values } = parseArgs({
    options: {
      version: { type: 'string' },
      tag: { type: 'boolean', default: false },
      folder: { type: 'string' },
      system: { type: 'string' },
      'no-pack': { type: 'boolean', default: false },
    },
  });
  // The build of an image has no repository.
  if (values.folder !== undefined) return writeImageFolders(values.folder, values.system);
  refuseChanges();
  if (values.version !== undefined) {
    refuseTag(values.version);
    commitVersion(values.version);
  }
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
  const { isDated } = readSection(readFileSync('CHANGELOG.md', 'utf8'), version);
  if (values.tag) refuseTag(version);
  if (!values['no-pack']) await pack();
  if (values.tag) {
    tagVersion(version);
    console.log(`Tagged v${version}. Publish it with: git push --follow-tags`);
  } else if (!isDated) console.log(`A trial: CHANGELOG.md gives ${version} no date yet.`);
}

try {
  await release();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
