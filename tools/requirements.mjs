import { spawnSync } from 'node:child_process';
import { findChromium, findPostgres } from './machine.mjs';

/**
 * A Debian package that some tests need.
 * @typedef {object} Requirement
 * @property {string} name of the Debian package
 * @property {() => string | undefined} find
 * @property {string} project of vitest.config.ts that needs it
 * @property {string} tests what is skipped without it
 * @property {string} lack why it is skipped
 */

/** @type {Requirement[]} */
export const REQUIREMENTS = [
  {
    name: 'chromium',
    find: findChromium,
    project: 'journeys',
    tests: 'journeys',
    lack: 'no Chromium: set CHROME_PATH',
  },
  {
    name: 'postgresql',
    find: findPostgres,
    project: 'postgres',
    tests: 'store and operation tests on PostgreSQL, journeys on PostgreSQL',
    lack: 'no PostgreSQL on this machine',
  },
];

/**
 * Returns the requirement that a project needs and the machine does not have.
 * @param {string} project
 * @param {Requirement[]} [requirements]
 */
export const findMissing = (project, requirements = REQUIREMENTS) =>
  requirements.find((requirement) => requirement.project === project && requirement.find() === undefined);

/**
 * Returns the line about tests that do not run.
 * @param {string} what
 * @param {string} why
 */
export const skipLine = (what, why) => `– skipped: ${what} (${why})`;

/**
 * Missing packages are installed as root on Debian only; elsewhere the tests that need them are skipped by name.
 * @param {string[]} options of the command line
 */
export const mayInstall = (options, { platform = process.platform, userId = process.getuid?.() } = {}) =>
  platform === 'linux' && userId === 0 && !options.includes('--no-install');

/** @param {string[]} parts */
function runApt(parts) {
  spawnSync('apt-get', parts, {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

/**
 * Installs the missing packages, after one line that names them.
 * @param {(line: string) => void} print
 * @param {{ requirements?: Requirement[], apt?: (parts: string[]) => void }} [machine]
 */
export function installMissing(print, { requirements = REQUIREMENTS, apt = runApt } = {}) {
  const missing = requirements.filter(({ find }) => find() === undefined).map(({ name }) => name);
  if (missing.length === 0) return;
  print(`Installing the Debian packages ${missing.join(' and ')} (npm test -- --no-install does not) …`);
  apt(['update', '-qq']);
  for (const name of missing) apt(['install', '-y', '-qq', '--no-install-recommends', name]);
}
