import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { prepareDisk, STAND_INS, writePrograms } from './machine-programs.ts';

const NOBODY = 65_534;
/** Folders of the machine's root that commands of the guides write to. */
const FOLDERS = ['etc', 'opt', 'var/lib', 'var/tmp', 'home/vous', 'tmp', 'root', 'run'];

/** What a program printed, and how it ended. */
export interface Ran {
  status: number | null;
  out: string;
  errors: string;
}

/** A service that runs as its unit says. */
export interface Unit {
  isRunning(): boolean;
  /** What the journal would hold. */
  journal(): string;
  stop(): Promise<number | null>;
}

/**
 * A Debian machine in a folder. As root, where the system allows it, its programs see that folder as their whole disk
 * and its accounts are real; otherwise the paths of the commands lead below it, and they run as one account. Only
 * systemd is replaced: `systemctl` notes what it is asked for, and ends a unit that runs.
 */
export interface Machine {
  /** Path of a file of the machine, from outside. */
  path(inside: string): string;
  /** Runs shell lines as a person who may use sudo, in `/home/vous`. */
  run(lines: string, input?: string): Promise<Ran>;
  /** What systemctl was asked for since the last call. */
  takeServiceCalls(): string[];
  /** Numbers of the account that a unit runs as. */
  account(name: string): { uid: number; gid: number };
  startUnit(name: string): Unit;
  discard(): Promise<void>;
}

const isRoot = (): boolean => process.getuid?.() === 0;

/** Whether this process may give a program mounts of its own. */
export const canMount = (): boolean =>
  isRoot() && spawnSync('unshare', ['--mount', 'sh', '-c', 'mount -t tmpfs none /mnt']).status === 0;

/** Collects what a process prints until it ends. */
async function collect(child: ChildProcess, input: string): Promise<Ran> {
  const ran: Ran = { status: null, out: '', errors: '' };
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    ran.out += text;
  });
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    ran.errors += text;
  });
  child.stdin?.end(input);
  [ran.status] = await once(child, 'close');
  return ran;
}

/** Reads the lines of a unit; a name may stand several times. */
function readUnit(file: string): (name: string) => string[] {
  const lines = readFileSync(file, 'utf8').split('\n');
  return (name) => lines.filter((line) => line.startsWith(`${name}=`)).map((line) => line.slice(name.length + 1));
}

type ReadUnit = ReturnType<typeof readUnit>;
type Account = ReturnType<Machine['account']>;

/** Makes the folders that systemd makes for a unit. */
function makeStateFolders(read: ReadUnit, parent: string, { uid, gid }: Account): void {
  for (const name of read('StateDirectory')) {
    mkdirSync(join(parent, name), { recursive: true });
    chmodSync(join(parent, name), Number.parseInt(read('StateDirectoryMode')[0] ?? '755', 8));
    if (isRoot()) chownSync(join(parent, name), uid, gid);
  }
}

/** Returns the variables that a unit sets. @param prefix where the paths of the unit begin, from outside. */
function readVariables(read: ReadUnit, prefix: string): NodeJS.ProcessEnv {
  const files = read('EnvironmentFile').flatMap((file) => readFileSync(prefix + file, 'utf8').split('\n'));
  const lines = [...read('Environment'), ...files].filter((line) => /^[A-Z_0-9]+=/.test(line));
  return Object.fromEntries(lines.map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]));
}

/** Returns the command of a unit, with its folder, its account and the rights of its files. */
function toUnitCommand(read: ReadUnit, { uid, gid }: Account): string[] {
  const own = isRoot() ? ['setpriv', `--reuid=${uid}`, `--regid=${gid}`, '--clear-groups', '--no-new-privs'] : [];
  const script = `umask ${read('UMask')[0] ?? '0022'}; cd "${read('WorkingDirectory')[0]}"; exec "$@"`;
  return ['sh', '-eu', '-c', script, 'sh', ...own, ...(read('ExecStart')[0] ?? '').split(' ')];
}

/** Follows a process that was started as a unit. */
function followUnit(child: ChildProcess): Unit {
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (part: string) => {
      text += part;
    });
  }
  const isRunning = (): boolean => child.exitCode === null && child.signalCode === null;
  const killNow = (): void => {
    child.kill('SIGKILL');
  };
  process.once('exit', killNow);
  const closed = once(child, 'close').then(() => process.off('exit', killNow));
  return {
    isRunning,
    journal: () => text,
    stop: async () => {
      if (isRunning()) child.kill('SIGTERM');
      await closed;
      return child.exitCode;
    },
  };
}

/** Returns the numbers of an account in a file like /etc/passwd. */
function readAccount(file: string, name: string): Account {
  const [line = ''] = new RegExp(`^${name}:.*$`, 'm').exec(readFileSync(file, 'utf8')) ?? [];
  const [, , uid, gid] = line.split(':').map(Number);
  if (!uid || !gid) throw new Error(`The machine has no account ${name}.`);
  return { uid, gid };
}

/** Makes the folder of a machine on which Node and the programs of this one are, and nothing else. */
export function openMachine(): Machine {
  const root = mkdtempSync(join(tmpdir(), 'faitage-machine-'));
  chmodSync(root, 0o755);
  const path = (inside: string): string => join(root, inside);
  for (const folder of FOLDERS) mkdirSync(path(folder), { recursive: true });
  const isWhole = canMount();
  const base = isWhole ? '' : root;
  const script = isWhole ? ['set -e', ...prepareDisk(root), 'exec chroot "$0" "$@"'].join('\n') : '';
  writePrograms(root, { base, isWhole, other: isRoot() ? NOBODY : undefined });
  const programs = ['/usr/local/sbin', '/usr/local/bin'].map((folder) => base + folder);
  const search = [...programs, '/usr/sbin', '/usr/bin', '/sbin', '/bin'].join(':');
  const start = (parts: string[], env: NodeJS.ProcessEnv): ChildProcess => {
    const [program = '', ...args] = isWhole ? ['unshare', '--mount', 'sh', '-c', script, root, ...parts] : parts;
    return spawn(program, args, { env, cwd: root });
  };
  const account = (name: string): Account => {
    if (!isRoot()) return { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 };
    return isWhole ? readAccount(path('etc/passwd'), name) : { uid: NOBODY, gid: NOBODY };
  };
  const redirect = (text: string): string =>
    isWhole ? text : text.replaceAll(/(^|[\s"'=])(\/(?:etc|opt|var|home|sauvegardes)\b)/gm, `$1${root}$2`);
  let unit: Unit | undefined;
  return {
    path,
    account,
    run: (lines, input = '') => {
      const env = { PATH: `${base}${STAND_INS}:${search}`, HOME: path('home/vous'), LANG: 'C.UTF-8' };
      return collect(start(['sh', '-eu', '-c', `cd ${base}/home/vous\n${redirect(lines)}`], env), input);
    },
    takeServiceCalls: () => {
      const text = existsSync(path('systemctl.log')) ? readFileSync(path('systemctl.log'), 'utf8') : '';
      rmSync(path('systemctl.log'), { force: true });
      return text.split('\n').filter(Boolean);
    },
    startUnit: (name) => {
      const read = readUnit(path(`etc/systemd/system/${name}.service`));
      const user = read('User')[0] ?? '';
      makeStateFolders(read, path('var/lib'), account(user));
      const env = { PATH: search, USER: user, HOME: '/nonexistent', ...readVariables(read, isWhole ? root : '') };
      const child = start(toUnitCommand(read, account(user)), env);
      writeFileSync(path('unit.pid'), String(child.pid));
      unit = followUnit(child);
      return unit;
    },
    discard: async () => {
      await unit?.stop();
      rmSync(root, { recursive: true, force: true });
    },
  };
}
