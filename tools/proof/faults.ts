import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import sharp from 'sharp';
import { type Cluster, startCluster } from '#tests/support/postgres.ts';
import { startServer } from '#tests/support/server.ts';
import { findPostgres } from '../machine.mjs';
import { type Fault, holds, observe, type Result } from './fault-run.ts';
import { mountSmallDisk, runInNamespace } from './small-disk.ts';

// Faults around the site: each time visitors can still read, no acknowledged message is lost, and the site recovers.
const FAULT_MS = 10_000;
const DISK = 'disk';
/** Lines that a run logs at least. */
const MANY_LINES = 10;
const SETTINGS = { TRUST_PROXY: '1', DEMO: '0', LOG_LEVEL: 'info' };

type Rows = { id: number; email: string }[];

async function storedInFile(folder: string): Promise<Rows> {
  const database = new DatabaseSync(join(folder, 'faitage.sqlite'), { readOnly: true });
  const rows = database.prepare('select id, email from contact_messages').all();
  const integrity = database.prepare('pragma integrity_check').get();
  database.close();
  if (integrity?.integrity_check !== 'ok') throw new Error(`integrity_check: ${JSON.stringify(integrity)}`);
  return rows as Rows;
}

/** Sends a visitor's photo while storage is full: it is refused for now, and no file stays behind. */
async function sendPhoto(origin: string): Promise<void> {
  const pixels = { create: { width: 3_000, height: 2_000, channels: 3, background: '#b4431d' } } as const;
  const form = new FormData();
  const fields = { name: 'Photographe', email: 'photo@essai.example', subject: 'Photo', message: 'Le toit.' };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set(
    'photos',
    new Blob([new Uint8Array(await sharp(pixels).jpeg().toBuffer())], { type: 'image/jpeg' }),
    'toit.jpg',
  );
  const answer = await fetch(`${origin}/api/contact`, { method: 'POST', body: form });
  if (answer.status !== 503) throw new Error(`A photo on a full disk: ${answer.status} ${await answer.text()}`);
}

function refuseLeftovers(folder: string): void {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const left = names.filter((name) => name.includes('.draft-') || name.startsWith('incoming/'));
  if (left.length > 0) throw new Error(`Left behind: ${left.join(', ')}`);
}

/** @throws for a partial line, which would mean that the log was cut; the welcome stands between two empty lines. */
function refuseCutLines(output: string): void {
  const lines = output.split('\n');
  const welcome = lines.indexOf('');
  const logged = [...lines.slice(0, welcome), ...lines.slice(lines.indexOf('', welcome + 1) + 1, -1)];
  for (const line of logged) JSON.parse(line);
  if (logged.length < MANY_LINES) throw new Error(`Only ${logged.length} lines were logged.`);
}

async function storedInServer(url: string): Promise<Rows> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query('select id::int as id, email from contact_messages');
  await client.end();
  return rows;
}

/** Fills up the disk that holds both database and log. */
async function fullDisk(): Promise<Result | undefined> {
  const disk = mountSmallDisk();
  if (disk === undefined) return undefined;
  const outputFile = join(disk.folder, 'site.log');
  const server = await startServer(
    { ...SETTINGS, LOG_LEVEL: 'trace', DATA_DIR: disk.folder },
    { outputFile, readyPath: '/healthz' },
  );
  try {
    return await observe(server, {
      name: 'disque plein, journal compris',
      breakAndMend: async () => {
        disk.fill();
        await Promise.all([wait(FAULT_MS), sendPhoto(server.origin)]);
        disk.empty();
      },
      stored: async () => {
        await server.stop();
        refuseLeftovers(disk.folder);
        refuseCutLines(readFileSync(outputFile, 'utf8'));
        return storedInFile(disk.folder);
      },
    });
  } finally {
    await server.discard();
    disk.remove();
  }
}

/** Holds SQLite's write lock in another process, as a backup tool or a database editor would. */
async function lockedFile(): Promise<Result> {
  const server = await startServer(SETTINGS);
  const script = `const { DatabaseSync } = require('node:sqlite');
    const database = new DatabaseSync(process.argv[1], { timeout: 5000 });
    database.exec('begin immediate');
    setTimeout(() => { database.exec('rollback'); database.close(); }, ${FAULT_MS});`;
  try {
    return await observe(server, {
      name: 'SQLite verrouillée',
      breakAndMend: async () => {
        const other = spawn(process.execPath, ['-e', script, join(server.folder, 'faitage.sqlite')], {
          stdio: 'inherit',
        });
        await once(other, 'exit');
      },
      stored: () => storedInFile(server.folder),
    });
  } finally {
    await server.discard();
  }
}

/** Returns the ids of the postmaster and of its connection processes. */
function getProcesses(pid: number): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean);
  return [pid, ...children.map(Number)];
}

async function withCluster(name: string, breakAndMend: (cluster: Cluster) => Promise<void>): Promise<Result> {
  const cluster = await startCluster({ isDurable: true });
  await cluster.createDatabase('site');
  const url = cluster.url('site');
  const server = await startServer({ ...SETTINGS, DATABASE_URL: url });
  try {
    const fault: Fault = { name, breakAndMend: () => breakAndMend(cluster), stored: () => storedInServer(url) };
    return await observe(server, fault);
  } finally {
    await server.discard();
    await cluster.stop();
  }
}

const frozenServer = (): Promise<Result> =>
  withCluster('PostgreSQL figée', async (cluster) => {
    const frozen = getProcesses(cluster.pid());
    for (const pid of frozen) process.kill(pid, 'SIGSTOP');
    await wait(FAULT_MS);
    for (const pid of frozen) process.kill(pid, 'SIGCONT');
  });

const stoppedServer = (): Promise<Result> =>
  withCluster('PostgreSQL arrêtée', async (cluster) => {
    await cluster.halt();
    await wait(FAULT_MS);
    await cluster.resume();
  });

/** Runs a proof with a mail server that accepts connections and never responds. */
async function hangingMail(): Promise<Result> {
  const sockets = new Set<Socket>();
  const mute = createServer((socket) => {
    sockets.add(socket.on('error', () => {}));
  }).listen(0, '127.0.0.1');
  await once(mute, 'listening');
  const address = mute.address();
  const port = address !== null && typeof address !== 'string' ? address.port : 0;
  const server = await startServer({ ...SETTINGS, SMTP_URL: `smtp://127.0.0.1:${port}` });
  try {
    return await observe(server, {
      name: 'serveur d’envoi muet',
      breakAndMend: () => wait(FAULT_MS).then(() => undefined),
      stored: () => storedInFile(server.folder),
    });
  } finally {
    await server.discard();
    for (const socket of sockets) socket.destroy();
    mute.close();
  }
}

const seconds = (ms: number): string => (Number.isFinite(ms) ? `${(ms / 1_000).toFixed(2)} s` : 'jamais');

function print(result: Result): boolean {
  const { name, pages, answered, slowestMs, acknowledged, putOff, odd, lost, recoveryMs } = result;
  const isGood = holds(result);
  console.log(
    [
      `${isGood ? '✓' : '✗'} ${name.padEnd(30)}`,
      `${pages} pages, ${(answered * 100).toFixed(1)} % en moins d’une seconde (la plus lente ${seconds(slowestMs)})`,
      `${acknowledged} messages acquittés, ${lost} perdu, ${putOff} remis à plus tard`,
      ...(odd.length > 0 ? [`réponses imprévues : ${[...new Set(odd)].join(', ')}`] : []),
      `reprise en ${seconds(recoveryMs)}`,
    ].join(' | '),
  );
  return isGood;
}

function skip(name: string, reason: string): void {
  console.log(`\n!!! NON ESSAYÉ : ${name} (${reason}) !!!\n`);
}

/** Runs one proof; an error that it throws counts as a failed proof. */
async function prove(run: () => Promise<Result | undefined>): Promise<boolean | undefined> {
  try {
    const result = await run();
    return result === undefined ? undefined : print(result);
  } catch (error) {
    console.log(`✗ ${run.name} : ${error instanceof Error ? error.message : error}`);
    return false;
  }
}

async function proveDisk(): Promise<boolean | undefined> {
  const isGood = await prove(fullDisk);
  if (isGood !== undefined) return isGood;
  const code = process.argv[2] === DISK ? undefined : runInNamespace(fileURLToPath(import.meta.url), DISK);
  if (code === undefined) skip('disque plein', 'ni droit de monter un disque, ni unshare');
  return (code ?? 0) === 0;
}

const outcomes = [await proveDisk()];
if (process.argv[2] !== DISK) {
  outcomes.push(await prove(lockedFile), await prove(hangingMail));
  if (findPostgres() === undefined) skip('PostgreSQL figée, PostgreSQL arrêtée', 'PostgreSQL n’est pas installé');
  else outcomes.push(await prove(frozenServer), await prove(stoppedServer));
}
if (outcomes.includes(false)) process.exitCode = 1;
