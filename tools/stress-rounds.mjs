import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

export const PROJECTS = ['unit', 'postgres', 'smoke', 'journeys'];
const COUNT = 10;

/**
 * Rounds that passed in a row, by commit and projects.
 * @typedef {Record<string, number>} Rounds
 */

/**
 * @param {string[]} words of the command line
 * @returns {{ count: number, projects: string[], isResumed: boolean }}
 * @throws Error when a word is unknown.
 */
export function parseWords(words) {
  const rest = words.filter((word) => word !== '--resume');
  const numbers = rest.filter((word) => /^[1-9]\d*$/.test(word));
  const unknown = rest.find((word) => !numbers.includes(word) && !PROJECTS.includes(word));
  if (unknown !== undefined) {
    throw new Error(`${unknown} is neither a count, --resume nor one of ${PROJECTS.join(', ')}.`);
  }
  if (numbers.length > 1) throw new Error(`Give one count, not ${numbers.join(' and ')}.`);
  const chosen = PROJECTS.filter((project) => rest.includes(project));
  return {
    count: Number(numbers[0] ?? COUNT),
    projects: chosen.length > 0 ? chosen : PROJECTS,
    isResumed: rest.length < words.length,
  };
}

/**
 * @param {string} commit
 * @param {string[]} projects
 */
const keyFor = (commit, projects) => `${commit} ${projects.join(' ')}`;

/**
 * @param {Rounds} rounds
 * @param {string} commit
 * @param {string[]} projects
 */
export const countRounds = (rounds, commit, projects) => rounds[keyFor(commit, projects)] ?? 0;

/**
 * Returns the rounds with one more for these projects, or with none when one of their tests has failed.
 * @param {Rounds} rounds
 * @param {string} commit
 * @param {string[]} projects
 * @param {boolean} hasPassed
 * @returns {Rounds}
 */
export const recordRound = (rounds, commit, projects, hasPassed) => ({
  ...rounds,
  [keyFor(commit, projects)]: hasPassed ? countRounds(rounds, commit, projects) + 1 : 0,
});

/**
 * Returns the last line of a run.
 * @param {{ passed: number, count: number, projects: string[], skipped: string[], why?: string | undefined }} result
 */
export function describeRounds({ passed, count, projects, skipped, why }) {
  const without = skipped.length === 0 ? '' : `, without ${skipped.join(', ')}`;
  const state = passed >= count ? '' : `, not complete: ${why ?? 'stopped'}`;
  return `${passed} of ${count} rounds passed (${projects.join(', ')}${without})${state}`;
}

/**
 * @param {string} file
 * @returns {Rounds}
 */
export function readRounds(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}

/**
 * @param {string} file
 * @param {Rounds} rounds
 */
export function writeRounds(file, rounds) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(rounds, undefined, 2)}\n`);
}
