import { spawnSync } from 'node:child_process';
import { findChromium, findPostgres } from './machine.mjs';
import { conclude, runStep, runTests } from './steps.mjs';

/** @import { Outcome } from './steps.mjs' */

// npm run test:stress -- [count] [project]: repeats the tests on half of the cores, up to the first failure.

const PROJECTS = ['unit', 'postgres', 'smoke', 'journeys'];
const COUNT = 10;

/** @param {string} list as taskset prints it: 0-3,6 */
const readCores = (list) =>
  list.split(',').flatMap((part) => {
    const [first = 0, last = first] = part.split('-').map(Number);
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });

/** Limits this process and its child processes to half of its cores; returns the result as text. */
function restrictToHalfOfCores() {
  const pid = String(process.pid);
  const { stdout, status } = spawnSync('taskset', ['-p', '-c', pid], { encoding: 'utf8' });
  if (status !== 0) return 'all cores: half of them needs taskset (Linux, util-linux)';
  const cores = readCores(stdout.trim().split(': ').at(-1) ?? '');
  if (cores.length < 2) return 'the only core there is';
  const half = cores.slice(0, Math.floor(cores.length / 2)).join(',');
  const set = spawnSync('taskset', ['-a', '-p', '-c', half, pid]);
  return set.status === 0 ? `core ${half} of ${cores.length}` : 'all cores: taskset may not choose them here';
}

/** @param {string} project */
function getMissing(project) {
  if (project === 'postgres' && findPostgres() === undefined) return 'no PostgreSQL on this machine';
  if (project === 'journeys' && findChromium() === undefined) return 'no Chromium: set CHROME_PATH';
  return undefined;
}

/** @param {string[]} projects */
async function runOnce(projects) {
  /** @type {Outcome[]} */
  const outcomes = [];
  if (projects.some((project) => project === 'smoke' || project === 'journeys')) {
    outcomes.push(await runStep('build', ['node tools/build-once.mjs']));
  }
  for (const project of projects) {
    if (outcomes.some(({ failed }) => failed > 0)) break;
    outcomes.push(await runTests(project));
  }
  return outcomes;
}

/** @param {string[]} words */
async function runRepeatedly(words) {
  const count = Number(words.find((word) => /^[1-9]\d*$/.test(word)) ?? COUNT);
  const unknown = words.find((word) => !/^[1-9]\d*$/.test(word) && !PROJECTS.includes(word));
  if (unknown !== undefined) throw new Error(`${unknown} is neither a count nor one of ${PROJECTS.join(', ')}.`);
  const chosen = PROJECTS.filter((project) => words.includes(project));
  const wanted = chosen.length > 0 ? chosen : PROJECTS;
  const projects = wanted.filter((project) => getMissing(project) === undefined);
  for (const project of wanted) {
    const lack = getMissing(project);
    if (lack !== undefined) console.log(`– skipped: ${project} (${lack})`);
  }
  console.log(`${count} times ${projects.join(', ')} on ${restrictToHalfOfCores()}`);
  /** @type {Outcome[]} */
  const all = [];
  for (let run = 1; run <= count; run += 1) {
    console.log(`\nrun ${run} of ${count}`);
    const outcomes = await runOnce(projects);
    all.push(...outcomes);
    if (outcomes.some(({ failed }) => failed > 0)) break;
  }
  return all;
}

try {
  conclude(await runRepeatedly(process.argv.slice(2)));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
