import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT, toolEnvironment } from './installed.mjs';

/**
 * @typedef {object} Outcome
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 */

/** The gate before the tests; each counts as one test. */
export const gate = {
  'format and lint': ['biome ci --error-on-warnings --colors=off .'],
  types: ['react-router typegen', 'tsc --noEmit'],
  walls: ['node scripts/check-walls.mjs'],
  structure: ['node scripts/check-structure.mjs'],
  'nothing unused': ['knip --no-progress'],
};

/**
 * @param {string} line a command of node_modules/.bin and its arguments
 * @param {boolean} isShown
 * @returns {Promise<{ code: number, said: string }>}
 */
function run(line, isShown) {
  const [command = '', ...parts] = line.split(' ');
  const child = spawn(command, parts, {
    cwd: ROOT,
    env: toolEnvironment(),
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      if (isShown) process.stdout.write(text);
      else said += text;
    });
  }
  return new Promise((resolve) => {
    child.on('error', (error) => resolve({ code: 1, said: error.message }));
    child.on('close', (code) => resolve({ code: code ?? 1, said }));
  });
}

/** @param {number} since */
const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/**
 * One step of the gate: silent unless it fails.
 * @param {string} name
 * @param {string[]} lines
 * @returns {Promise<Outcome>}
 */
export async function runStep(name, lines) {
  const start = performance.now();
  for (const line of lines) {
    const { code, said } = await run(line, false);
    if (code !== 0) {
      console.log(`✗ ${name} (${seconds(start)}): ${line}\n${said.trimEnd()}\n`);
      return { passed: 0, failed: 1, skipped: 0 };
    }
  }
  console.log(`✓ ${name} (${seconds(start)})`);
  return { passed: 1, failed: 0, skipped: 0 };
}

/**
 * The tests of one project of vitest.config.ts. A file that cannot be loaded counts as one failure.
 * @param {string} project
 * @returns {Promise<Outcome>}
 */
export async function runTests(project) {
  const start = performance.now();
  const folder = mkdtempSync(join(tmpdir(), 'faitage-results-'));
  const file = join(folder, 'results.json');
  console.log(`\n${project}:`);
  const reporters = `--reporter=default --reporter=json --outputFile.json=${file}`;
  const { code } = await run(`vitest run --project ${project} ${reporters}`, true);
  const outcome = countIn(file);
  if (code !== 0 && outcome.failed === 0) outcome.failed = 1;
  console.log(`${outcome.failed === 0 ? '✓' : '✗'} ${project} (${seconds(start)})`);
  rmSync(folder, { recursive: true, force: true });
  return outcome;
}

/**
 * @param {string} file
 * @returns {Outcome}
 */
function countIn(file) {
  try {
    const { numPassedTests, numFailedTests, numPendingTests, testResults } = JSON.parse(readFileSync(file, 'utf8'));
    const broken = testResults.filter(
      (/** @type {{ status: string, assertionResults: { status: string }[] }} */ { status, assertionResults }) =>
        status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
    );
    return { passed: numPassedTests, failed: numFailedTests + broken.length, skipped: numPendingTests };
  } catch {
    return { passed: 0, failed: 1, skipped: 0 };
  }
}

/**
 * The static steps side by side.
 * @returns {Promise<Outcome[]>}
 */
export const runGate = () => Promise.all(Object.entries(gate).map(([name, lines]) => runStep(name, lines)));

/**
 * Says the total in one line, the last, and sets the exit code.
 * @param {Outcome[]} outcomes
 */
export function conclude(outcomes) {
  const sum = (/** @type {keyof Outcome} */ key) => outcomes.reduce((total, outcome) => total + outcome[key], 0);
  const skipped = sum('skipped');
  process.exitCode = sum('failed') === 0 ? 0 : 1;
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed${skipped === 0 ? '' : `, ${skipped} skipped`}`);
}
