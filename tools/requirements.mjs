import { spawnSync } from 'node:child_process';
import { findChromium, findHeadlessShell, findPostgres } from './machine.mjs';

/**
 * A Debian package that some tests need, or that makes them quicker.
 * @typedef {object} Requirement
 * @property {string} name of the Debian package
 * @property {() => string | undefined} find
 * @property {{ project: string, tests: string, lack: string }} [need] project of vitest.config.ts that needs it, what
 *   is skipped without it, and why
 */

/** @type {Requirement[]} */
export const REQUIREMENTS = [
  {
    name: 'chromium',
    find: findChromium,
    need: { project: 'journeys', tests: 'journeys', lack: 'no Chromium: set CHROME_PATH' },
  },
  { name: 'chromium-headless-shell', find: findHeadlessShell },
  {
    name: 'postgresql',
    find: findPostgres,
    need: {
      project: 'postgres',
      tests: 'store and operation tests on PostgreSQL, journeys on PostgreSQL',
      lack: 'no PostgreSQL on this machine',
    },
  },
];

/**
 * Returns what a project needs and the machine does not have.
 * @param {string} project
 * @param {Requirement[]} [requirements]
 */
export const findMissing = (project, requirements = REQUIREMENTS) =>
  requirements.find(({ need, find }) => need?.project === project && find() === undefined)?.need;

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
  const names = new Intl.ListFormat('en-GB').format(missing);
  print(`Installing the Debian packages ${names} (npm test -- --no-install does not) …`);
  apt(['update', '-qq']);
  for (const name of missing) apt(['install', '-y', '-qq', '--no-install-recommends', name]);
}
