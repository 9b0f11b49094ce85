import { spawnSync } from 'node:child_process';
import { ensureInstalled } from './installed.mjs';
import { findChromium, findPostgres } from './machine.mjs';
import { conclude, runGate, runStep, runTests } from './steps.mjs';

/** @import { Outcome } from './steps.mjs' */

const start = performance.now();

/** Debian lets root install what is missing; elsewhere the tests that need it are skipped by name. */
const mayInstall = process.platform === 'linux' && process.getuid?.() === 0;

/** @param {string[]} parts */
const apt = (...parts) =>
  spawnSync('apt-get', parts, {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    stdio: ['ignore', 'ignore', 'inherit'],
  }).status === 0;

/**
 * @param {string} name
 * @param {() => string | undefined} find
 */
function ensureOnMachine(name, find) {
  if (find() === undefined && mayInstall) {
    console.log(`Installing ${name} …`);
    apt('update', '-qq');
    apt('install', '-y', '-qq', '--no-install-recommends', name);
  }
  return find() !== undefined;
}

/**
 * @param {string} what
 * @param {string} why
 * @returns {Outcome}
 */
function skip(what, why) {
  console.log(`\n– skipped: ${what} (${why})`);
  return { passed: 0, failed: 0, skipped: 1 };
}

async function everything() {
  ensureInstalled((line) => console.log(line));
  const hasChromium = ensureOnMachine('chromium', findChromium);
  const hasPostgres = ensureOnMachine('postgresql', findPostgres);
  const outcomes = await runGate();
  outcomes.push(await runTests('unit'));
  outcomes.push(
    hasPostgres
      ? await runTests('postgres')
      : skip('store and operation tests on PostgreSQL, journeys on PostgreSQL', 'no PostgreSQL on this machine'),
  );
  const build = await runStep('build', ['node scripts/build-once.mjs']);
  outcomes.push(build);
  if (build.failed > 0) return [...outcomes, skip('smoke test and journeys', 'nothing was built')];
  outcomes.push(await runTests('smoke'));
  outcomes.push(hasChromium ? await runTests('journeys') : skip('journeys', 'no Chromium: set CHROME_PATH'));
  return outcomes;
}

try {
  const outcomes = await everything();
  console.log(`\ntested in ${((performance.now() - start) / 1000).toFixed(0)} s`);
  conclude(outcomes);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  conclude([{ passed: 0, failed: 1, skipped: 0 }]);
}
