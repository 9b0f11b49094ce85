import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from './installed.mjs';
import { findMissing, skipLine } from './requirements.mjs';
import { conclude, runStep, runTests } from './steps.mjs';
import { countRounds, describeRounds, parseWords, readRounds, recordRound, writeRounds } from './stress-rounds.mjs';

/** @import { Outcome } from './steps.mjs' */

// npm run test:stress -- [count] [project …] [--resume]: repeats the tests on half of the cores, up to the first
// failure. Rounds that pass are recorded for the commit; --resume continues to count them.

const RECORD = join(ROOT, '.cache', 'stress.json');

/** Returns the commit, or undefined when files differ from it. */
function findCommit() {
  const git = (/** @type {string[]} */ ...parts) => spawnSync('git', parts, { cwd: ROOT, encoding: 'utf8' }).stdout;
  return git('status', '--porcelain')?.trim() === '' ? git('rev-parse', 'HEAD').trim() : undefined;
}

let isInterrupted = false;
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    isInterrupted = true;
  });
}

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

/**
 * Runs rounds until the count is reached, one fails, the files change or a signal arrives.
 * @param {{ count: number, projects: string[], isResumed: boolean }} options
 */
async function runRounds({ count, projects, isResumed }) {
  const commit = findCommit();
  if (isResumed && commit === undefined)
    throw new Error('Files differ from the commit: --resume has nothing to continue.');
  const recorded = commit !== undefined && isResumed ? countRounds(readRounds(RECORD), commit, projects) : 0;
  if (commit === undefined) console.log('Files differ from the commit: the rounds are not recorded.');
  else if (!isResumed) writeRounds(RECORD, recordRound(readRounds(RECORD), commit, projects, false));
  console.log(`${count} rounds of ${projects.join(', ')}, ${recorded} passed before, on ${restrictToHalfOfCores()}`);
  /** @type {Outcome[]} */
  const outcomes = [];
  let passed = recorded;
  while (passed < count) {
    console.log(`\nround ${passed + 1} of ${count}`);
    const round = await runOnce(projects);
    if (isInterrupted) return { outcomes, passed, why: 'interrupted' };
    outcomes.push(...round);
    if (findCommit() !== commit) return { outcomes, passed, why: 'the files have changed' };
    const hasPassed = round.every(({ failed }) => failed === 0);
    if (commit !== undefined) writeRounds(RECORD, recordRound(readRounds(RECORD), commit, projects, hasPassed));
    if (!hasPassed) return { outcomes, passed, why: `round ${passed + 1} failed` };
    passed += 1;
  }
  return { outcomes, passed };
}

try {
  const options = parseWords(process.argv.slice(2));
  const missing = options.projects.flatMap((project) => findMissing(project) ?? []);
  for (const { tests, lack } of missing) console.log(skipLine(tests, lack));
  const skipped = missing.map(({ project }) => project);
  const projects = options.projects.filter((project) => !skipped.includes(project));
  if (projects.length === 0) throw new Error('Nothing to run.');
  const { outcomes, ...result } = await runRounds({ ...options, projects });
  conclude(outcomes);
  if (result.passed < options.count) process.exitCode = 1;
  console.log(describeRounds({ ...result, count: options.count, projects, skipped }));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
