import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, readFileSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { oneAtATime } from './one-at-a-time.mjs';
import { timed } from './timed.mjs';

// Runs on the system's Node (20 or later) before anything is installed: uses Node's own modules only.

export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));

const IS_WINDOWS = process.platform === 'win32';
const LOCK = join(ROOT, '.cache', 'install.lock');

/** @param {string} file */
const readJson = (file) => JSON.parse(readFileSync(join(ROOT, file), 'utf8'));

/** Returns whether node_modules matches the lock file; packages that npm omits for other systems do not count. */
export function isInstalled() {
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

/** What npm says when the registry cannot be reached. */
const NO_NETWORK =
  /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT)\b/;
const NO_SPACE = /\bENOSPC\b/;
const NO_RIGHT = /\b(EACCES|EROFS|EPERM)\b/;

/**
 * Returns why npm failed and what to do, in one French sentence.
 * @param {string} text what npm wrote
 */
export function explainInstall(text) {
  const [network] = NO_NETWORK.exec(text) ?? [];
  if (network !== undefined)
    return `L’installation a besoin du réseau et le registre des paquets ne répond pas (${network}) : vérifiez la connexion ou le mandataire (HTTPS_PROXY), puis recommencez ; sans réseau, prenez l’archive d’une version, qui contient tout.`;
  if (NO_SPACE.test(text)) return 'L’installation a rempli le disque : libérez de la place, puis recommencez.';
  if (NO_RIGHT.test(text))
    return `L’installation ne peut pas écrire dans ${ROOT} : lancez-la avec le compte à qui ce dossier appartient.`;
  const reason = /^npm error (?!code |A complete log)(\S.*)$/m.exec(text)?.[1] ?? text.trim().split('\n')[0];
  return `L’installation a échoué : ${reason} (npm ci dit tout).`;
}

/**
 * Installs the packages of the lock file when they are missing.
 * @param {(line: string) => void} print
 * @throws Error with one French line.
 */
export function ensureInstalled(print) {
  if (isInstalled()) return;
  oneAtATime(LOCK, {
    onWait: () => print('Un autre processus installe déjà les dépendances : attente…'),
    work: () => {
      if (!isInstalled())
        timed('Installation des dépendances', print, install, ' (une minute ou deux la première fois)');
    },
  });
}

function install() {
  const [command = 'npm', ...before] = npmCommand();
  // Explicit, because NODE_ENV=production or a user's npm settings would omit the build tools.
  const whole = ['--include=dev', '--include=optional'];
  // Without a network npm would try for more than a minute before it says so.
  const retries = ['--fetch-retries=2', '--fetch-retry-mintimeout=1000', '--fetch-retry-maxtimeout=5000'];
  const flags = ['ci', ...whole, ...retries, '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status, stderr, error } = spawnSync(command, [...before, ...flags], {
    cwd: ROOT,
    env: npmEnvironment(),
    stdio: ['ignore', 'ignore', 'pipe'],
    encoding: 'utf8',
    shell: IS_WINDOWS && before.length === 0,
  });
  if (status !== 0) throw new Error(explainInstall(error?.message ?? stderr));
}

/** Returns an environment whose PATH starts with the tools of node_modules and their Node. */
export const toolEnvironment = () => ({
  ...process.env,
  NODE_ENV: undefined,
  PATH: [join(ROOT, 'node_modules', '.bin'), process.env.PATH ?? ''].join(delimiter),
});
