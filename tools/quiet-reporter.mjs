import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ROOT } from './installed.mjs';
import { skipLine } from './requirements.mjs';

/** @import { Reporter, TestCase, TestModule } from 'vitest/node' */
/** @import { SerializedError } from 'vitest' */

/**
 * @typedef {object} Failure
 * @property {string} title file and test
 * @property {string} details message, difference, place
 */

/**
 * Result of one run of a project, stored in a file.
 * @typedef {object} Report
 * @property {{ passed: number, failed: number, skipped: number }} counts
 * @property {{ file: string, name: string, milliseconds: number }[]} tests
 * @property {Failure[]} failures
 */

/**
 * What the reporter reads from Vitest.
 * @typedef {object} Run
 * @property {{ passWithNoTests?: boolean }} config
 * @property {string[]} [filenamePattern] files named on the command line
 * @property {{ name: string }[]} projects
 */

const SLOW_FILE_MS = 10_000;
const FRAMES = 6;
/** Failures of one file that are printed with details, and those printed at least by name. */
const DETAILED_EACH = 5;
const NAMED_EACH = 20;
const LOG_LINES = 20;

/** @param {string} path */
const shortPath = (path) => relative(ROOT, path).replaceAll('\\', '/');

/**
 * Returns the stack frames of our own code, without those of the tools.
 * @param {string} stack
 */
const ownFrames = (stack) =>
  stack
    .split('\n')
    .filter(
      (line) =>
        /^\s+at /.test(line) &&
        !line.includes('node_modules') &&
        !line.includes('(node:') &&
        !line.includes('<anonymous>'),
    )
    .slice(0, FRAMES)
    .map((line) => line.replaceAll(`file://${ROOT}/`, '').replaceAll(`${ROOT}/`, ''));

/** @param {SerializedError} error */
function describeError({ name, message, diff, stack = '' }) {
  const title = message.startsWith(`${name}:`) ? message : `${name ?? 'Error'}: ${message}`;
  return stripVTControlCharacters([title, diff, ...ownFrames(stack)].filter(Boolean).join('\n'));
}

/** @param {readonly SerializedError[]} errors */
const describeErrors = (errors) => errors.map(describeError).join('\n');

/**
 * Returns the output of a failed test; other tests' output is not shown.
 * @param {TestCase} test
 */
function printedBy(test) {
  /** @type {{ logs?: { content: string }[] }} */
  const { logs = [] } = /** @type {any} */ (test).task;
  const lines = logs.flatMap(({ content }) => content.trimEnd().split('\n'));
  return lines.length === 0 ? '' : `\nprinted:\n${lines.slice(-LOG_LINES).join('\n')}`;
}

/** @param {string} text */
const indent = (text) => text.replaceAll(/^(?=.)/gm, '    ');

/**
 * Returns the fault of a run that found no test file; `--changed` may find none.
 * @param {Run | undefined} run
 */
function describeNoFile(run) {
  if (run === undefined || run.config.passWithNoTests) return undefined;
  const { filenamePattern: patterns = [], projects } = run;
  const named = patterns.length === 0 ? '' : ` matches ${patterns.join(', ')}`;
  return `no test file${named} in project ${projects.map(({ name }) => name).join(', ')}`;
}

/**
 * Prints one line for a failed or slow file and for a test that says why it is skipped, details of failures only, and
 * writes a report to `REPORT_FILE`.
 * @implements {Reporter}
 */
export class QuietReporter {
  #start = performance.now();
  /** @type {Report} */
  #report = { counts: { passed: 0, failed: 0, skipped: 0 }, tests: [], failures: [] };
  /** @type {Run | undefined} */
  #run;

  /** @param {Run} run */
  onInit(run) {
    this.#run = run;
  }

  /** @param {TestModule} module */
  onTestModuleEnd(module) {
    const file = shortPath(module.moduleId);
    /** @type {Failure[]} */
    const failures = [];
    if (module.errors().length > 0) failures.push({ title: file, details: describeErrors(module.errors()) });
    for (const suite of module.children.allSuites()) {
      const errors = suite.errors();
      if (errors.length > 0) failures.push({ title: `${file} > ${suite.fullName}`, details: describeErrors(errors) });
    }
    for (const test of module.children.allTests()) failures.push(...this.#count(file, test));
    this.#report.failures.push(...failures);
    this.#print(file, module, failures);
  }

  /**
   * @param {string} file
   * @param {TestCase} test
   * @returns {Failure[]}
   */
  #count(file, test) {
    const result = test.result();
    const { state, errors = [] } = result;
    if (result.state === 'skipped' && result.note) console.log(skipLine(`${file} > ${test.fullName}`, result.note));
    const key = state === 'passed' || state === 'failed' ? state : 'skipped';
    this.#report.counts[key] += 1;
    this.#report.tests.push({ file, name: test.fullName, milliseconds: test.diagnostic()?.duration ?? 0 });
    if (state !== 'failed') return [];
    return [{ title: `${file} > ${test.fullName}`, details: describeErrors(errors) + printedBy(test) }];
  }

  /**
   * @param {string} file
   * @param {TestModule} module
   * @param {Failure[]} failures
   */
  #print(file, module, failures) {
    const { duration } = module.diagnostic();
    if (failures.length === 0 && duration < SLOW_FILE_MS) return;
    console.log(`${failures.length === 0 ? '✓' : '✗'} ${file} (${(duration / 1000).toFixed(1)} s)`);
    for (const { title, details } of failures.slice(0, DETAILED_EACH)) console.log(`  ${title}\n${indent(details)}`);
    for (const { title } of failures.slice(DETAILED_EACH, NAMED_EACH)) console.log(`  ${title}`);
    if (failures.length > NAMED_EACH) console.log(`  … and ${failures.length - NAMED_EACH} more`);
  }

  /**
   * @param {readonly TestModule[]} modules
   * @param {readonly SerializedError[]} unhandled
   */
  onTestRunEnd(modules, unhandled) {
    const { counts, failures } = this.#report;
    const noFile = modules.length === 0 ? describeNoFile(this.#run) : undefined;
    if (noFile !== undefined) {
      failures.push({ title: noFile, details: '' });
      console.log(`✗ ${noFile}`);
    }
    for (const error of unhandled) {
      const failure = { title: 'outside every test', details: describeError(error) };
      failures.push(failure);
      console.log(`✗ ${failure.title}\n${indent(failure.details)}`);
    }
    // A file that cannot be loaded and an error outside every test count as one failure each.
    counts.failed = Math.max(counts.failed, failures.length);
    const seconds = ((performance.now() - this.#start) / 1000).toFixed(0);
    const skipped = counts.skipped === 0 ? '' : `, ${counts.skipped} skipped`;
    const tests = `${counts.passed} passed, ${counts.failed} failed${skipped}`;
    console.log(`${counts.failed === 0 ? '✓' : '✗'} ${modules.length} files: ${tests} (${seconds} s)`);
    const { REPORT_FILE: file } = process.env;
    if (file === undefined) return;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(this.#report));
  }
}
