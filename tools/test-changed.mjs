import { spawnSync } from 'node:child_process';
import { findPostgres } from './machine.mjs';
import { conclude, runTests } from './steps.mjs';

// npm run test:changed -- [commit]: runs the tests that a change since this commit can affect through imports.

/** @param {string[]} parts */
function git(...parts) {
  const { status, stdout } = spawnSync('git', parts, { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}

/** Returns the commit where this branch left main; without a main branch, the last commit. */
function startOfBranch() {
  const main = ['origin/main', 'main'].find((name) => git('rev-parse', '--verify', '--quiet', name) !== undefined);
  return (main === undefined ? undefined : git('merge-base', 'HEAD', main)) ?? 'HEAD';
}

const since = process.argv[2] ?? startOfBranch();
const projects = findPostgres() === undefined ? ['unit'] : ['unit', 'postgres'];
console.log(`Changed since ${since}:`);
const outcomes = [];
for (const project of projects) outcomes.push(await runTests(project, [`--changed=${since}`, '--passWithNoTests']));
conclude(outcomes);
