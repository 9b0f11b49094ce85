import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '#tests/support/server.ts';
import { type Row, report } from '../bench/report.ts';
import { BODY_ATTACKS } from './hostile/body-attacks.ts';
import { CONNECTION_ATTACKS } from './hostile/connection-attacks.ts';
import { CONTENT_ATTACKS } from './hostile/content-attacks.ts';
import { type AttackResult, runAttack } from './hostile/run-attack.ts';

// Each attack against a server of its own while a visitor reads a page every 200 ms.
// `node tools/proof/hostile.ts --record` writes the figures as those of "before", without judging them.
const DURATION_MS = 15_000;
const SOON_SHARE = 0.99;
const BEFORE = new URL('hostile/before.json', import.meta.url);

const isRecording = process.argv.includes('--record');
const wanted = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const before: Record<string, string> = JSON.parse(readFileSync(BEFORE, 'utf8'));

/** Creates one data folder with the demo company; every server gets a copy of it. */
async function fillFolder(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'faitage-filled-'));
  const server = await startServer();
  await server.stop();
  cpSync(server.folder, folder, { recursive: true });
  await server.discard();
  process.env.FILLED_FOLDER = folder;
  return folder;
}

const percent = (share: number): string => `${(share * 100).toFixed(1)}%`;

function describeVisitor({ isAlive, soon, slowestMs, reads, answered }: AttackResult): string {
  if (!isAlive) return `process ended; visitor ${percent(soon)}`;
  const unanswered = reads === answered ? '' : `, ${reads - answered} unanswered`;
  return `visitor ${percent(soon)} < 1 s, slowest ${slowestMs} ms${unanswered}`;
}

function describe(result: AttackResult): string {
  const cost = result.isAlive ? `${result.cpuSeconds.toFixed(1)} s of CPU, ${result.peakMegabytes} MB; ` : '';
  return cost + describeVisitor(result);
}

const describeOutcomes = ({ outcomes }: AttackResult): string =>
  [...outcomes].map(([outcome, times]) => `${outcome} × ${times}`).join(', ');

const all = [...BODY_ATTACKS, ...CONNECTION_ATTACKS, ...CONTENT_ATTACKS];
const attacks = wanted.length === 0 ? all : all.filter(({ name }) => wanted.some((word) => name.includes(word)));
const rows: Row[] = [];
const folder = await fillFolder();
try {
  for (const attack of attacks) {
    const result = await runAttack(attack, { durationMs: DURATION_MS, isQuick: false });
    const figure = describe(result);
    console.log(`${attack.name}: ${figure} (${describeOutcomes(result)})`);
    if (isRecording) {
      before[attack.name] = figure;
      writeFileSync(BEFORE, `${JSON.stringify(before, null, 2)}\n`);
    }
    const past = before[attack.name] === undefined ? '' : ` — before: ${before[attack.name]}`;
    const holds = result.isDefended && result.soon >= SOON_SHARE;
    rows.push({ name: attack.name, figure: figure + past, goal: 'visitor ≥ 99% < 1 s', holds });
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
if (!isRecording && wanted.length === 0) report('attacks', rows, 'proof:hostile');
else if (!isRecording && rows.some(({ holds }) => !holds)) process.exitCode = 1;
