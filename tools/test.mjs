import { spawnSync } from 'node:child_process';
import { availableParallelism, freemem } from 'node:os';
import { ensureInstalled } from './installed.mjs';
import { findChromium, findPostgres } from './machine.mjs';
import { conclude, runGate, runStep, runTests } from './steps.mjs';

/** @import { Outcome } from './steps.mjs' */

const start = performance.now();

/** Whether to install missing packages, as root on Debian; elsewhere the tests that need them are skipped by name. */
const mayInstall =
  process.platform === 'linux' && process.getuid?.() === 0 && !process.argv.slice(2).includes('--no-install');

/** Cores and memory from which the build and the tests run in parallel without slowing each other down. */
const CORES_FOR_TWO = 4;
const BYTES_FOR_TWO = 6 * 2 ** 30;

/** @param {string[]} parts */
const apt = (...parts) =>
  spawnSync('apt-get', parts, {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    stdio: ['ignore', 'ignore', 'inherit'],
  }).status === 0;

/** Debian packages, and the function that finds each one once it is installed. */
const PACKAGES = { chromium: findChromium, postgresql: findPostgres };

function installMissing() {
  const missing = Object.entries(PACKAGES).flatMap(([name, find]) => (find() === undefined ? [name] : []));
  if (missing.length === 0 || !mayInstall) return;
  console.log(`Installing the Debian packages ${missing.join(' and ')} (npm test -- --no-install does not) …`);
  apt('update', '-qq');
  for (const name of missing) apt('install', '-y', '-qq', '--no-install-recommends', name);
}

/**
 * @param {string} what
 * @param {string} why
 * @returns {Outcome}
 */
function skip(what, why) {
  console.log(`– skipped: ${what} (${why})`);
  return { passed: 0, failed: 0, skipped: 1 };
}

const runPostgres = () =>
  findPostgres() === undefined
    ? skip('store and operation tests on PostgreSQL, journeys on PostgreSQL', 'no PostgreSQL on this machine')
    : runTests('postgres');

const runJourneys = () =>
  findChromium() === undefined ? skip('journeys', 'no Chromium: set CHROME_PATH') : runTests('journeys');

async function runAll() {
  ensureInstalled((line) => console.log(line));
  installMissing();
  const outcomes = await runGate();
  const startBuild = () => runStep('build', ['node tools/build-once.mjs']);
  const isWide = availableParallelism() >= CORES_FOR_TWO && freemem() >= BYTES_FOR_TWO;
  const early = isWide ? startBuild() : undefined;
  outcomes.push(await runTests('unit'), await runPostgres());
  const build = await (early ?? startBuild());
  outcomes.push(build);
  if (build.failed > 0) return [...outcomes, skip('smoke test and journeys', 'nothing was built')];
  return [...outcomes, await runTests('smoke'), await runJourneys()];
}

try {
  const outcomes = await runAll();
  console.log(`\ntested in ${((performance.now() - start) / 1000).toFixed(0)} s`);
  conclude(outcomes);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  conclude([{ passed: 0, failed: 1, skipped: 0 }]);
}
