import { availableParallelism, freemem } from 'node:os';
import { ensureInstalled } from './installed.mjs';
import { findMissing, installMissing, mayInstall, skipLine } from './requirements.mjs';
import { conclude, runGate, runStep, runTests } from './steps.mjs';

/** @import { Outcome } from './steps.mjs' */

const start = performance.now();

/** Cores and memory from which the build and the tests run in parallel without slowing each other down. */
const CORES_FOR_TWO = 4;
const BYTES_FOR_TWO = 6 * 2 ** 30;

/**
 * @param {string} what
 * @param {string} why
 * @returns {Outcome}
 */
function skip(what, why) {
  console.log(skipLine(what, why));
  return { passed: 0, failed: 0, skipped: 1 };
}

/** @param {string} project */
function runOrSkip(project) {
  const missing = findMissing(project);
  return missing === undefined ? runTests(project) : skip(missing.tests, missing.lack);
}

async function runAll() {
  ensureInstalled((line) => console.log(line));
  if (mayInstall(process.argv.slice(2))) installMissing((line) => console.log(line));
  const outcomes = await runGate();
  const startBuild = () => runStep('build', ['node tools/build-once.mjs']);
  const isWide = availableParallelism() >= CORES_FOR_TWO && freemem() >= BYTES_FOR_TWO;
  const early = isWide ? startBuild() : undefined;
  outcomes.push(await runTests('unit'), await runOrSkip('postgres'));
  const build = await (early ?? startBuild());
  outcomes.push(build);
  if (build.failed > 0) return [...outcomes, skip('smoke test and journeys', 'nothing was built')];
  return [...outcomes, await runTests('smoke'), await runOrSkip('journeys')];
}

try {
  const outcomes = await runAll();
  console.log(`\ntested in ${((performance.now() - start) / 1000).toFixed(0)} s`);
  conclude(outcomes);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  conclude([{ passed: 0, failed: 1, skipped: 0 }]);
}
