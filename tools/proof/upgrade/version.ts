import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { ADMIN } from '#tests/support/server.ts';
import { SERVER_ENVIRONMENT, SERVER_FLAGS } from '../../../scripts/launch/server-flags.mjs';

const ROOT = join(import.meta.dirname, '..', '..', '..');
const COMMAND = join('scripts', 'faitage.mjs');
const PATIENCE_MS = 180_000;

/** A built checkout of the product. */
export interface Version {
  folder: string;
  /** Whether it has the command `faitage`. */
  hasCommand: boolean;
}

export const PRESENT: Version = { folder: ROOT, hasCommand: true };

const git = (...args: string[]): string =>
  execFileSync('git', ['-C', ROOT, ...args], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();

interface Ref {
  commit: string;
  /** As the output names it. */
  name: string;
}

/** Stands for the first version until one is tagged: the last commit before the tables of API tokens and webhooks. */
export const BEFORE_RELEASES = 'cbfb331266a7548074510c97e7a39179d7076056';

/** Returns the first of the tagged versions, as git lists them; before any release, the commit that stands for it. */
export function chooseFirst(tags: string): string {
  return tags.split('\n').find((tag) => /^v\d+\.\d+\.\d+$/.test(tag)) ?? BEFORE_RELEASES;
}

/** Returns a commit of this repository; without a name, that of its first version. @throws Error with a sentence. */
export function findRef(name: string | undefined): Ref {
  const chosen = name ?? chooseFirst(git('tag', '--list', 'v*', '--sort=version:refname'));
  try {
    const commit = git('rev-parse', '--verify', '--quiet', `${chosen}^{commit}`);
    return { commit, name: `${chosen} (${git('show', '--no-patch', '--format=%cs', commit)})` };
  } catch {
    throw new Error(`Ce dépôt n’a pas de commit ${chosen} : donnez-en un autre par --from.`);
  }
}

/** Clones a commit, installs and builds it; a folder that holds it already is taken as it is. */
export function buildVersion(commit: string, folder: string): Version {
  const run = (program: string, args: string[]): void => {
    execFileSync(program, args, { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });
  };
  if (!existsSync(join(folder, 'build', 'server', 'index.js'))) {
    execFileSync('git', ['clone', '--quiet', '--no-checkout', ROOT, folder]);
    run('git', ['checkout', '--quiet', '--detach', commit]);
    run('npm', ['ci', '--silent']);
    run('npm', ['run', '--silent', 'build']);
  }
  return { folder, hasCommand: existsSync(join(folder, COMMAND)) };
}

/** A program of a version, in a process group of its own. */
export interface Program {
  /** Milliseconds since it was started. */
  elapsed(): number;
  isRunning(): boolean;
  output(): string;
  /** Sends a signal to the whole group, and waits for the end; returns the exit code. */
  end(signal?: NodeJS.Signals): Promise<number | null>;
  /** Waits until it ends by itself; returns the exit code. */
  untilEnd(): Promise<number | null>;
}

function run({ folder }: Version, args: string[], variables: NodeJS.ProcessEnv): Program {
  const begun = performance.now();
  // Empty: never the database of the person who runs the proof.
  const own = { NODE_ENV: 'production', LOG_LEVEL: 'warn', DATABASE_URL: '' };
  const env = { ...SERVER_ENVIRONMENT, ...process.env, ...own, ...variables };
  const node = join(folder, 'node_modules', '.bin', 'node');
  const child: ChildProcess = spawn(node, args, {
    cwd: folder,
    env,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (part: string) => {
      text += part;
    });
  }
  const closed = once(child, 'close');
  const kill = (signal: NodeJS.Signals): void => {
    if (child.pid !== undefined && child.exitCode === null && child.signalCode === null)
      process.kill(-child.pid, signal);
  };
  const killNow = (): void => kill('SIGKILL');
  process.once('exit', killNow);
  const untilEnd = async (): Promise<number | null> => {
    await closed;
    process.off('exit', killNow);
    return child.exitCode;
  };
  return {
    elapsed: () => performance.now() - begun,
    isRunning: () => child.exitCode === null && child.signalCode === null,
    output: () => text.trim(),
    end: (signal = 'SIGTERM') => {
      kill(signal);
      return untilEnd();
    },
    untilEnd,
  };
}

/** Starts the server of a version and waits for nothing. */
export function startServer(version: Version, variables: NodeJS.ProcessEnv): Program {
  const entry = pathToFileURL(join(version.folder, 'build', 'server', 'index.js')).href;
  const script = `import(${JSON.stringify(entry)}).then(({ main }) => main())`;
  const settings = { ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password, SETUP: '0', ...variables };
  return run(version, [...SERVER_FLAGS, '--input-type=module', '--eval', script], settings);
}

export const startFaitage = (version: Version, args: string[], variables: NodeJS.ProcessEnv): Program =>
  run(version, [join(version.folder, COMMAND), ...args], variables);

/** Runs `faitage` to its end. @throws when it fails. */
export async function runFaitage(version: Version, args: string[], variables: NodeJS.ProcessEnv): Promise<void> {
  const program = startFaitage(version, args, variables);
  const code = await program.untilEnd();
  if (code !== 0) throw new Error(`faitage ${args.join(' ')} : code ${code}\n${program.output()}`);
}

/** Waits until a server accepts writes. @throws when it ends before. */
export async function untilReady(program: Program, origin: string): Promise<void> {
  while (program.isRunning() && program.elapsed() < PATIENCE_MS) {
    const answer = await fetch(`${origin}/readyz`).catch(() => undefined);
    await answer?.body?.cancel();
    if (answer?.ok) return;
    await wait(10);
  }
  throw new Error(`Le serveur n’est pas devenu prêt :\n${program.output()}`);
}
