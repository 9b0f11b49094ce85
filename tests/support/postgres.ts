import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { findPostgres } from '../../tools/machine.mjs';

const START_SECONDS = 30;
const MEMORY = '/dev/shm';
const MEMORY_NEEDED_BYTES = 2 ** 31;

/** PostgreSQL for the tests only: a free port of this machine, data in memory or the temporary folder. */
export interface Cluster {
  /** Process id of the postmaster that is now running. */
  pid(): number;
  url(database: string): string;
  createDatabase(name: string, template?: string): Promise<void>;
  /** Stops the server and keeps its data; open connections are closed. */
  halt(): Promise<void>;
  /** Starts it again after `halt`. */
  resume(): Promise<void>;
  stop(): Promise<void>;
}

/** Settings of a server whose data may be lost when the machine stops. */
const FORGETFUL = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

interface Owner {
  uid?: number;
  gid?: number;
}

/** A non-root user: PostgreSQL refuses to run as root. */
function ownerOfData(): Owner {
  if (process.getuid?.() !== 0) return {};
  const getId = (flag: string): number => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: getId('-u'), gid: getId('-g') };
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('No free port.');
  return address.port;
}

async function ask(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

async function untilReady(server: ChildProcess, url: string, message: () => string): Promise<void> {
  const deadline = Date.now() + START_SECONDS * 1000;
  for (;;) {
    if (server.exitCode !== null || Date.now() > deadline) throw new Error(`PostgreSQL did not start:\n${message()}`);
    try {
      return await ask(url, 'select 1');
    } catch {
      await wait(50);
    }
  }
}

interface Start {
  binaries: string;
  folder: string;
  port: number;
  owner: Owner;
  isDurable: boolean;
}

function startServer({ binaries, folder, port, owner, isDurable }: Start): ChildProcess {
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    ...(isDurable ? {} : FORGETFUL),
    max_connections: '200',
    lc_messages: 'C',
  };
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  return spawn(join(binaries, 'postgres'), ['-D', folder, '-p', String(port), ...options], {
    ...owner,
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
}

/** Prefers memory: a new database costs 10 ms there and 260 ms on a disk. */
function roomiestFolder(): string {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize > MEMORY_NEEDED_BYTES ? MEMORY : tmpdir();
  } catch {
    return tmpdir();
  }
}

/** @throws when the machine has no PostgreSQL; call `findPostgres` first. */
export async function startCluster({ isDurable = false } = {}): Promise<Cluster> {
  const binaries = findPostgres();
  if (binaries === undefined) throw new Error('No PostgreSQL on this machine.');
  const owner = ownerOfData();
  const folder = mkdtempSync(join(roomiestFolder(), 'postgres-'));
  if (owner.uid !== undefined && owner.gid !== undefined) chownSync(folder, owner.uid, owner.gid);
  const initialise = ['-D', folder, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'];
  execFileSync(join(binaries, 'initdb'), initialise, { ...owner, cwd: folder, stdio: 'pipe' });
  const port = await freePort();
  let sent = '';
  const start = (): ChildProcess => {
    const started = startServer({ binaries, folder, port, owner, isDurable });
    started.stderr?.setEncoding('utf8').on('data', (text: string) => {
      sent += text;
    });
    return started;
  };
  let server = start();
  const killNow = (): void => {
    server.kill('SIGQUIT');
  };
  process.once('exit', killNow);
  const url = (database: string): string => `postgres://postgres@127.0.0.1:${port}/${database}`;
  const end = async (): Promise<void> => {
    const ended = once(server, 'exit');
    server.kill('SIGINT');
    await ended;
  };
  await untilReady(server, url('postgres'), () => sent);
  return {
    pid: () => server.pid ?? 0,
    url,
    halt: end,
    resume: async () => {
      server = start();
      await untilReady(server, url('postgres'), () => sent);
    },
    createDatabase: (name, template = 'template0') =>
      ask(url('postgres'), `create database "${name}" template "${template}"`),
    stop: async () => {
      process.off('exit', killNow);
      await end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
