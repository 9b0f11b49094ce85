import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const UNRELEASED = /^## \[?(?:(\d+\.\d+\.\d+)\]? [–-] non publiée|(?:À paraître|Unreleased)\]?)$/im;

export const git = (...parts: string[]): string => execFileSync('git', parts, { encoding: 'utf8' }).trim();

/** @throws Error when the tree has changes that no commit holds. */
export function refuseChanges(): void {
  if (git('status', '--porcelain') !== '') throw new Error('The tree has changes: commit or remove them first.');
}

/** @throws Error when the version is tagged. */
export function refuseTag(version: string): void {
  if (git('tag', '--list', `v${version}`) !== '') throw new Error(`The tag v${version} exists.`);
}

/** Gives the unreleased section of a changelog its version and date. @throws Error when there is none. */
function dateSection(changelog: string, version: string, day: string): string {
  const [heading] = UNRELEASED.exec(changelog) ?? [];
  if (heading === undefined) throw new Error('CHANGELOG.md has no unreleased section ("## [À paraître]").');
  return changelog.replace(heading, `## [${version}] – ${day}`);
}

/** Returns the text of a version's section and whether it has its date. @throws Error when there is no such section. */
export function readSection(changelog: string, version: string): { text: string; isDated: boolean } {
  const [start, ...rest] = changelog.split(/^(?=## )/m).filter((part) => part.startsWith(`## [${version}]`));
  if (start === undefined || rest.length > 0)
    throw new Error(`CHANGELOG.md has ${start === undefined ? 'no section' : 'several sections'} for ${version}.`);
  const [heading = '', ...lines] = start.split('\n');
  return { text: lines.join('\n').trim(), isDated: /\d{4}-\d\d-\d\d$/.test(heading.trim()) };
}

/** Sets the version in a manifest without another change of its text; the lock file names it twice. */
function setVersion(file: string, version: string, times: number): void {
  let text = readFileSync(file, 'utf8');
  const before = JSON.parse(text).version;
  let from = 0;
  for (let count = 0; count < times; count++) {
    const at = text.indexOf(`"version": "${before}"`, from);
    if (at < 0) throw new Error(`${file} has no version ${before}.`);
    text = `${text.slice(0, at)}"version": "${version}"${text.slice(at + `"version": "${before}"`.length)}`;
    from = at + 1;
  }
  writeFileSync(file, text);
}

/** Files that name an archive or an image of the current version. */
const NAMING = ['README.md', 'deploy/compose-sqlite/compose.yaml', 'deploy/compose-cluster/compose.yaml'];

/** Names the new archive and image where the ones of before are named. */
function renameArchives(before: string, version: string): void {
  for (const file of NAMING.filter((path) => existsSync(path))) {
    const text = readFileSync(file, 'utf8');
    writeFileSync(
      file,
      text.replaceAll(new RegExp(`\\bfaitage([-:])${before.replaceAll('.', '\\.')}\\b`, 'g'), `faitage$1${version}`),
    );
  }
}

/** Dates the changelog's unreleased section, sets the version and commits both. */
export function commitVersion(version: string): void {
  if (!/^\d+\.\d+\.\d+$/.test(version)) throw new Error('Usage: npm run release -- --version 0.2.0');
  const changelog = dateSection(readFileSync('CHANGELOG.md', 'utf8'), version, new Date().toISOString().slice(0, 10));
  renameArchives(JSON.parse(readFileSync('package.json', 'utf8')).version, version);
  setVersion('package.json', version, 1);
  setVersion('package-lock.json', version, 2);
  writeFileSync('CHANGELOG.md', changelog);
  git('commit', '--all', '--quiet', '--message', `build: release ${version}`);
}

/** Creates the annotated tag of a version, which holds its changes. @throws Error when its section has no date. */
export function tagVersion(version: string): void {
  const { text, isDated } = readSection(readFileSync('CHANGELOG.md', 'utf8'), version);
  if (!isDated) throw new Error(`CHANGELOG.md gives ${version} no date: npm run release -- --version ${version}`);
  git('tag', '--annotate', `v${version}`, '--cleanup=verbatim', '--message', `Version ${version}\n\n${text}`);
}
