import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import {
  createReadStream,
  createWriteStream,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { addBundled, createReleaseSbom, readBundled } from '../audit/sbom.ts';
import { ROOT } from '../installed.mjs';
import { loadedDependencies, productionPackages, releaseNames, type TargetSystem } from './production-packages.ts';
import { writeReleaseFolder } from './release-files.ts';

const SBOM = 'sbom.cdx.json';

/** The system whose compiled packages (sharp) are installed here. */
function readSystem(): TargetSystem {
  const report = process.report.getReport() as { header?: { glibcVersionRuntime?: string } };
  const libc = report.header?.glibcVersionRuntime === undefined ? 'musl' : 'glibc';
  return { os: process.platform, cpu: process.arch, libc };
}

const readManifest = (): { version: string; dependencies: Record<string, string> } =>
  JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
const readLockFile = (): unknown => JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'));

/** The build writes which packages it holds. */
const BUNDLED = ['packages-client.json', 'packages-ssr.json'];
const readBundledPaths = (): string[] =>
  BUNDLED.flatMap((file) => JSON.parse(readFileSync(join(ROOT, 'build', file), 'utf8')) as string[]);

/** Returns the CycloneDX list of the packages, beside the build and in it; its random number and its time are left out or fixed. */
function readSbom(packages: readonly string[], seconds: number): string {
  const { code, stdout, stderr } = createReleaseSbom(packages, loadedDependencies(readManifest().dependencies));
  if (code !== 0) throw new Error(`npm could not write the SBOM: ${stderr.trim().split('\n')[0]}`);
  const { serialNumber: _random, ...sbom } = JSON.parse(stdout);
  sbom.metadata.timestamp = new Date(seconds * 1_000).toISOString();
  return `${JSON.stringify(addBundled(sbom, readBundled(readBundledPaths())), null, 2)}\n`;
}

/**
 * Packs a folder so that the same content gives the same bytes: names sorted, one time, no account.
 * @param seconds time of every file, since 1970.
 */
async function packFolder(folder: string, file: string, seconds: number): Promise<void> {
  const same = [
    '--sort=name',
    `--mtime=@${seconds}`,
    '--owner=0',
    '--group=0',
    '--numeric-owner',
    '--mode=u=rwX,go=rX',
  ];
  const parts = ['--create', '--format=gnu', ...same, '--directory', dirname(folder), basename(folder)];
  const tar = spawn('tar', parts, { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(tar, 'close');
  await pipeline(tar.stdout, createGzip({ level: 9 }), createWriteStream(file));
  const [code] = await ended;
  if (code !== 0) throw new Error(`tar ended with ${code}.`);
}

async function hashFile(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

/** Writes the release as a folder, for an image; the folder must not exist. */
export function writeFolder(folder: string): void {
  writeReleaseFolder(folder, productionPackages(readLockFile(), readSystem()));
}

/**
 * Writes the archive of the built product, its list of packages and their checksums into a folder, which is emptied.
 * @param seconds time of every file, since 1970.
 * @returns the path of the archive.
 */
export async function packRelease(to: string, seconds: number): Promise<string> {
  const system = readSystem();
  const names = releaseNames(readManifest().version, system);
  const packages = productionPackages(readLockFile(), system);
  rmSync(to, { recursive: true, force: true });
  mkdirSync(to, { recursive: true });
  const folder = join(to, names.folder);
  writeReleaseFolder(folder, packages);
  const sbom = readSbom(packages, seconds);
  writeFileSync(join(folder, SBOM), sbom);
  writeFileSync(join(to, `${names.file}.${SBOM}`), sbom);
  const archive = join(to, `${names.file}.tar.gz`);
  await packFolder(folder, archive, seconds);
  rmSync(folder, { recursive: true });
  const sums = await Promise.all(readdirSync(to).map(async (file) => `${await hashFile(join(to, file))}  ${file}\n`));
  writeFileSync(join(to, 'SHA256SUMS'), sums.join(''));
  return archive;
}
