import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { FILE, type Row, report } from './report.ts';
import { type Change, compareRatios, confirmRegressions, readRatios } from './trend.ts';

// npm run bench [-- part…]: measures everything, or the named parts, one after the other, and compares the ratios with
// the last committed ones. A part in which a ratio is worse by more than a fifth is measured once more; a ratio that is
// so both times fails the run.

const PARTS: Record<string, string[]> = {
  server: ['server.ts'],
  pages: ['pages.ts'],
  martin: ['pages.ts', '--site', 'martin'],
  paint: ['paint.ts'],
  blog: ['blog.ts'],
  admin: ['admin.ts'],
  growth: ['admin.ts', 'growth'],
  live: ['live.ts'],
  acts: ['acts.ts'],
};
/** Sections of the page that a part writes, where they are not of its own name alone. */
const SECTIONS: Record<string, string[]> = { admin: ['admin', 'load', 'site'] };

/** Steps of a plain loop, by which runs on different machines are compared. */
const STEPS = 300_000_000;

/** Returns the millions of steps a second of the machine, from the quickest of three rounds. */
function calibrate(): number {
  const rounds = Array.from({ length: 3 }, () => {
    const start = performance.now();
    let sum = 0;
    for (let step = 0; step < STEPS; step++) sum = (sum + step * 3) % 1_000_003;
    return sum < 0 ? Number.POSITIVE_INFINITY : performance.now() - start;
  });
  return STEPS / Math.min(...rounds) / 1_000;
}

/** Returns the table of the last commit; in a copy without a history, the one in the folder. */
function readCommitted(): string {
  try {
    return execFileSync('git', ['show', 'HEAD:docs/benchmarks.md'], { encoding: 'utf8', stdio: 'pipe' });
  } catch {
    return readFileSync(FILE, 'utf8');
  }
}

const percent = (share: number): string => `${Math.abs(Math.round(share * 100))} %`;

function toRow({ ratio, before, worse, isRegression }: Change): Row {
  const name = `${ratio.section}: ${ratio.name}`;
  const now = `× ${ratio.value}`;
  if (before === undefined) return { name, figure: `${now}, not measured before`, goal: '', holds: true };
  const trend = `× ${before} → ${now}, ${worse > 0 ? 'worse' : 'better'} by ${percent(worse)}`;
  return { name, figure: trend, goal: 'worse by ≤ 20 %', holds: !isRegression };
}

const wanted = process.argv.slice(2);
const unknown = wanted.find((part) => !(part in PARTS));
if (unknown !== undefined) throw new Error(`Unknown part ${unknown}: choose from ${Object.keys(PARTS).join(', ')}.`);
const parts = wanted.length > 0 ? wanted : Object.keys(PARTS);
const committed = readRatios(readCommitted());
const speed = calibrate();
/** Returns the parts that miss a goal. */
const measure = (some: string[]): string[] =>
  some.filter((part) => {
    const [file = '', ...options] = PARTS[part] ?? [];
    console.log(`\n${part}`);
    const script = new URL(file, import.meta.url).pathname;
    return spawnSync(process.execPath, [script, ...options], { stdio: 'inherit' }).status !== 0;
  });
// Of the sections that were measured now; the others in the file are the committed ones.
const compare = (): Change[] =>
  compareRatios(committed, readRatios(readFileSync(FILE, 'utf8'))).filter(
    ({ ratio, before }) => ratio.value !== before,
  );
const missedFirst = measure(parts);
const first = compare();
const doubtful = parts.filter((part) =>
  first.some(({ ratio, isRegression }) => isRegression && (SECTIONS[part] ?? [part]).includes(ratio.section)),
);
const missed = [...missedFirst.filter((part) => !doubtful.includes(part)), ...measure(doubtful)];
const changes = doubtful.length === 0 ? first : confirmRegressions(first, compare());
report(
  'trend',
  [
    { name: 'Speed of the machine', figure: `${Math.round(speed)} million steps/s`, goal: '', holds: true },
    { name: 'Measured', figure: parts.join(', '), goal: '', holds: true },
    { name: 'Measured twice', figure: doubtful.join(', ') || 'none', goal: '', holds: true },
    { name: 'Parts with a missed goal', figure: missed.join(', ') || 'none', goal: '', holds: true },
    ...changes.map(toRow),
  ],
  'bench',
);
