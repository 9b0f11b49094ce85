import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { REPORTS, readReport } from './steps.mjs';

// npm run test:slowest: prints a Markdown table of the slowest tests of each project's last run.

const ROWS = 20;

const files = existsSync(REPORTS) ? readdirSync(REPORTS).filter((file) => file.endsWith('.json')) : [];
const tests = files.flatMap((file) => {
  const project = file.replace('.json', '');
  return readReport(join(REPORTS, file)).tests.map((test) => ({ project, ...test }));
});

/** @param {string} text */
const cell = (text) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

if (tests.length === 0) {
  console.error('No report of a run: npm test, npm run check or npm run test:stress first.');
  process.exitCode = 1;
} else {
  const total = tests.reduce((sum, { milliseconds }) => sum + milliseconds, 0);
  const slowest = tests.sort((one, other) => other.milliseconds - one.milliseconds).slice(0, ROWS);
  console.log(`The ${slowest.length} slowest of ${tests.length} tests (${(total / 1000).toFixed(0)} s in all):\n`);
  console.log('| s | project | file | test |\n|---:|---|---|---|');
  for (const { milliseconds, project, file, name } of slowest) {
    console.log(`| ${(milliseconds / 1000).toFixed(1)} | ${project} | ${cell(file)} | ${cell(name)} |`);
  }
}
