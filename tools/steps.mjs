import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, toolEnvironment } from './installed.mjs';

/** @import { Failure, Report } from './quiet-reporter.mjs' */

/**
 * @typedef {object} Outcome
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 * @property {Failure[]} [failures]
 */

/** The checks before the tests; each counts as one test. */
export const gate = {
  'format and lint': ['biome ci --error-on-warnings --colors=off .'],
  types: ['react-router typegen', 'tsc --noEmit'],
  'import rules': ['node tools/check-import-rules.mjs'],
  structure: ['node tools/check-structure.mjs'],
  'nothing unused': ['knip --no-progress --cache'],
};

/** The compiler of types is a Go program: with room for garbage it takes a seventh less computing. */
const COMPILER = { GOGC: '400' };

/** Folder of each project's report of its last run. */
export const REPORTS = join(ROOT, '.cache', 'tests');

/**
 * @param {string} line a command of node_modules/.bin and its arguments
 * @param {{ isPrinted?: boolean, environment?: NodeJS.ProcessEnv }} [options]
 * @returns {Promise<{ code: number, output: string }>}
 */
function run(line, { isPrinted = false, environment = {} } = {}) {
  const [command = '', ...parts] = line.split(' ');
  const child = spawn(command, parts, {
    cwd: ROOT,
    env: { ...toolEnvironment(), ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      if (isPrinted) process.stdout.write(text);
      else output += text;
    });
  }
  return new Promise((resolve) => {
    child.on('error', (error) => resolve({ code: 1, output: error.message }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** @param {number} since */
const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/**
 * Runs one step of the gate; prints its output only when it fails.
 * @param {string} name
 * @param {string[]} lines
 * @returns {Promise<Outcome>}
 */
export async function runStep(name, lines) {
  const start = performance.now();
  for (const line of lines) {
    const { code, output } = await run(line, { environment: COMPILER });
    if (code !== 0) {
      const details = output.trimEnd();
      console.log(`✗ ${name} (${seconds(start)}): ${line}\n${details}\n`);
      return { passed: 0, failed: 1, skipped: 0, failures: [{ title: `${name}: ${line}`, details }] };
    }
  }
  console.log(`✓ ${name} (${seconds(start)})`);
  return { passed: 1, failed: 0, skipped: 0 };
}

/**
 * Runs the tests of one project of vitest.config.ts. A file that cannot be loaded counts as one failure.
 * @param {string} project
 * @param {string[]} [filters] paths or options of vitest
 * @param {NodeJS.ProcessEnv} [environment]
 * @returns {Promise<Outcome>}
 */
export async function runTests(project, filters = [], environment = {}) {
  const start = performance.now();
  const file = join(REPORTS, `${project}.json`);
  rmSync(file, { force: true });
  const vitest = join('node_modules', 'vitest', 'vitest.mjs');
  // One thread collects garbage: helper threads of every worker would take the cores from the tests. Tests leave much
  // garbage: where it has more room, it is collected less often.
  const line = [
    'node --single-threaded-gc --max-semi-space-size=64',
    vitest,
    'run --project',
    project,
    ...filters,
  ].join(' ');
  const { code } = await run(line, { isPrinted: true, environment: { ...environment, REPORT_FILE: file } });
  const { counts, failures } = readReport(file);
  const outcome = { ...counts, failures };
  if (code !== 0 && outcome.failed === 0) {
    outcome.failed = 1;
    failures.push({ title: project, details: `vitest ended with code ${code}; its output is above.` });
  }
  console.log(`${outcome.failed === 0 ? '✓' : '✗'} ${project} (${seconds(start)})`);
  return outcome;
}

/**
 * Reads the last report of a project; a run without a report has failed.
 * @param {string} file
 * @returns {Report}
 */
export function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return { counts: { passed: 0, failed: 0, skipped: 0 }, tests: [], failures: [] };
  }
}

/**
 * Runs the static steps in parallel.
 * @returns {Promise<Outcome[]>}
 */
export const runGate = () => Promise.all(Object.entries(gate).map(([name, lines]) => runStep(name, lines)));

/**
 * Runs the static steps one after the other, for a machine whose cores have other work.
 * @returns {Promise<Outcome[]>}
 */
export async function runGateInTurn() {
  const outcomes = [];
  for (const [name, lines] of Object.entries(gate)) outcomes.push(await runStep(name, lines));
  return outcomes;
}

/** Most lines of the summary: some services show only the end of a log, which must hold every failure. */
const LAST_LINES = 120;
const LINES_EACH = 12;

/**
 * Repeats the failures in a few lines each, or in one line each when there are many.
 * @param {Failure[]} failures
 * @returns {string[]}
 */
export function summarize(failures) {
  /** @type {string[]} */
  const lines = [];
  for (const [index, { title, details }] of failures.entries()) {
    const isLast = lines.length >= LAST_LINES - 1 && index < failures.length - 1;
    if (isLast) return [...lines, `… and ${failures.length - index} more`];
    lines.push(`✗ ${title.replaceAll('\n', ' ')}`);
    const left = LAST_LINES - lines.length - (failures.length - index - 1);
    const view = details.split('\n').slice(0, Math.max(0, Math.min(LINES_EACH, left)));
    lines.push(...view.map((line) => `    ${line.slice(0, 300)}`));
  }
  return lines;
}

/**
 * Prints the failures again, then the total as the last line, and sets the exit code.
 * @param {Outcome[]} outcomes
 */
export function conclude(outcomes) {
  const sum = (/** @type {'passed' | 'failed' | 'skipped'} */ key) =>
    outcomes.reduce((total, outcome) => total + outcome[key], 0);
  const failures = outcomes.flatMap((outcome) => outcome.failures ?? []);
  if (failures.length > 0) console.log(`\nFailures:\n${summarize(failures).join('\n')}`);
  const skipped = sum('skipped');
  process.exitCode = sum('failed') === 0 ? 0 : 1;
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed${skipped === 0 ? '' : `, ${skipped} skipped`}`);
}
