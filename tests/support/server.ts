import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, cpSync, existsSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { SERVER_ENVIRONMENT, SERVER_FLAGS, serverProgram } from '../../scripts/launch/server-flags.mjs';
import { freePort } from './postgres.ts';
import { TEST_SECRET_KEY } from './secret-key.ts';
import { untilComplete } from './until-complete.ts';

const ENTRY = resolve('build/server/index.js');
const START_MS = 140_000;

/** First administrator of every server that the tests start. */
export const ADMIN = { email: 'admin@journeys.example', password: 'Une-ardoise-bleue-7' };

/** The built product as a separate process, whose folder and port survive a restart. */
export interface BuiltServer {
  /** Address of the server, without a trailing slash. */
  origin: string;
  /** `DATA_DIR`: database, media, outbox. */
  folder: string;
  /** Id of the process that is now running. */
  pid(): number;
  /** Returns its output so far. */
  output(): string;
  /** Stops it by SIGTERM; returns the exit code. */
  stop(): Promise<number | null>;
  /** Kills it (kill -9). */
  kill(): Promise<void>;
  /** Starts it again on the same folder and port, after `stop` or `kill`; resolves when it is ready. */
  restart(changes?: NodeJS.ProcessEnv): Promise<void>;
  /** Stops it and deletes its folder. */
  discard(): Promise<void>;
}

async function untilReady(address: string, isRunning: () => boolean, output: () => string): Promise<void> {
  const deadline = Date.now() + START_MS;
  while (isRunning() && Date.now() < deadline) {
    const answer = await fetch(address).catch(() => undefined);
    await answer?.body?.cancel();
    if (answer?.ok) return;
    await wait(5);
  }
  throw new Error(`The server did not become ready:\n${output()}`);
}

const isRunning = (child: ChildProcess): boolean => child.exitCode === null && child.signalCode === null;

async function endWith(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (!isRunning(child)) return child.exitCode;
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
  return child.exitCode;
}

/** Creates a data folder; copies the filled one if it exists and the demo company is requested. */
function openFolder({ DEMO = '1', DATABASE_URL }: NodeJS.ProcessEnv): string {
  const folder = mkdtempSync(join(tmpdir(), 'faitage-server-'));
  const filled = process.env.FILLED_FOLDER;
  if (filled !== undefined && DEMO !== '0' && DATABASE_URL === undefined) cpSync(filled, folder, { recursive: true });
  return folder;
}

interface ServerOptions {
  /** File for its output instead of `output()`. */
  outputFile?: string;
  /** Address that answers 200 when the server is ready; on a small disk `/readyz` never does. */
  readyPath?: string;
  /** Whether to begin at the first answer, while pictures of the demo are being made. */
  isEarly?: boolean;
  /** The built program, unless it is the one in `build`. */
  entry?: string;
}

/** Starts `build/server` on a free port and waits until it is ready; `environment` extends the tests' own settings. */
export async function startServer(
  environment: NodeJS.ProcessEnv = {},
  { outputFile, readyPath = '/readyz', isEarly = false, entry = ENTRY }: ServerOptions = {},
): Promise<BuiltServer> {
  if (!existsSync(entry)) throw new Error('Nothing is built: run npm run build.');
  const folder = openFolder(environment);
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  let settings: NodeJS.ProcessEnv = {
    ...SERVER_ENVIRONMENT,
    ...process.env,
    NODE_ENV: 'production',
    PORT: String(port),
    PUBLIC_URL: origin,
    DATA_DIR: folder,
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
    LOG_LEVEL: 'warn',
    // An empty site is published at once: only the journey of the set-up begins with it.
    SETUP: '0',
    // All clients of a journey have the same address.
    CONNECTIONS_PER_ADDRESS: '500',
    // Several servers on one database need the same key.
    ...(environment.DATABASE_URL === undefined ? {} : { SECRET_KEY: TEST_SECRET_KEY }),
    ...environment,
  };
  let message = '';
  let child: ChildProcess | undefined;
  // Also a server that is not ready yet when a worker gives up waiting for it.
  const killNow = (): void => {
    child?.kill('SIGKILL');
  };
  process.once('exit', killNow);
  const spawnReady = async (): Promise<ChildProcess> => {
    const output = outputFile === undefined ? 'pipe' : openSync(outputFile, 'a');
    const started = spawn(process.execPath, [...SERVER_FLAGS, '--input-type=module', '--eval', serverProgram(entry)], {
      env: settings,
      stdio: ['ignore', output, output],
    });
    child = started;
    if (typeof output === 'number') closeSync(output);
    for (const stream of [started.stdout, started.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        message += text;
      });
    }
    const ready = untilReady(
      origin + readyPath,
      () => isRunning(started),
      () => message,
    );
    await ready.catch(async (error: unknown) => {
      await endWith(started, 'SIGKILL');
      throw error;
    });
    return started;
  };
  let running = await spawnReady();
  if (!isEarly) await untilComplete(join(folder, 'media'), () => isRunning(running));
  return {
    origin,
    folder,
    pid: () => running.pid ?? 0,
    output: () => message,
    stop: () => endWith(running, 'SIGTERM'),
    kill: async () => {
      await endWith(running, 'SIGKILL');
    },
    restart: async (changes = {}) => {
      settings = { ...settings, ...changes };
      running = await spawnReady();
    },
    discard: async () => {
      process.off('exit', killNow);
      await endWith(running, 'SIGTERM');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
