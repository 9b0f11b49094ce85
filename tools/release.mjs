import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

const UNRELEASED = /^## \[?(?:(\d+\.\d+\.\d+)\]? [–-] non publiée|(?:À paraître|Unreleased)\]?)$/im;

/** @param {string[]} parts */
const git = (...parts) => execFileSync('git', parts, { encoding: 'utf8' }).trim();

/**
 * Gives the unreleased section of a changelog its version and date.
 * @param {string} changelog
 * @param {string} version
 * @param {string} day
 */
function dated(changelog, version, day) {
  const [heading] = UNRELEASED.exec(changelog) ?? [];
  if (heading === undefined) throw new Error('CHANGELOG.md has no unreleased section ("## [À paraître]").');
  return changelog.replace(heading, `## [${version}] – ${day}`);
}

/**
 * Sets the version in a manifest without another change of its text.
 * @param {string} file
 * @param {string} version
 * @param {number} times the lock file names the version of the product twice
 */
function setVersion(file, version, times) {
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

try {
  const version = process.argv[2] ?? '';
  if (!/^\d+\.\d+\.\d+$/.test(version)) throw new Error('Usage: npm run release -- 0.2.0');
  if (git('status', '--porcelain') !== '') throw new Error('The tree has changes: commit or remove them first.');
  if (git('tag', '--list', `v${version}`) !== '') throw new Error(`The tag v${version} exists.`);
  const day = new Date().toISOString().slice(0, 10);
  const changelog = dated(readFileSync('CHANGELOG.md', 'utf8'), version, day);
  setVersion('package.json', version, 1);
  setVersion('package-lock.json', version, 2);
  writeFileSync('CHANGELOG.md', changelog);
  git('commit', '--all', '--quiet', '--message', `build: release ${version}`);
  git('tag', '--annotate', `v${version}`, '--message', `Version ${version}`);
  console.log(`Tagged v${version}. Publish it with: git push --follow-tags`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
