import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as util from 'node:util';
import { refuseTakenPort } from './port.mjs';
import { productNode, ROOT } from './product-node.mjs';
import { SERVER_ENVIRONMENT, SERVER_FLAGS, serverProgram } from './server-flags.mjs';

// Runs on the system's Node (20 or later), in a checkout and in a release: uses Node's own modules only.

/** @type {NodeJS.Signals[]} */
const SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP'];
const IS_WINDOWS = process.platform === 'win32';
const SERVER = join(ROOT, 'build', 'server', 'index.js');
const COMMAND = join(ROOT, 'build', 'server', 'command.js');
/** Installs and builds a checkout; a release does not have it. */
const CHECKOUT = join(ROOT, 'tools', 'prepare-checkout.mjs');

const START_HELP = `faitage start [--variables FICHIER]
  démarre le serveur ; il s’arrête par Ctrl+C ou SIGTERM

  --variables FICHIER   lit aussi les variables de ce fichier (comme systemd)`;

/**
 * @param {string} module
 * @param {string} call
 */
const toScript = (module, call) => `import(${JSON.stringify(pathToFileURL(module).href)}).then((built) => ${call})`;

/**
 * Starts the server as a child on the product's Node, in its own group so that it gets each signal once. Windows has no
 * groups: a console tells every program in it of Ctrl+C, and a child with a console of its own would hear nothing.
 */
function serveBeside() {
  const traces = process.env.STACK_SOURCES === '1' ? ['--enable-source-maps'] : [];
  const parts = [...SERVER_FLAGS, ...traces, '--input-type=module', '--eval', serverProgram(SERVER)];
  const env = { ...SERVER_ENVIRONMENT, ...process.env };
  const server = spawn(productNode(), parts, { stdio: 'inherit', detached: !IS_WINDOWS, env });
  // In Windows, kill() would end the server at once, in the middle of its own stop.
  for (const signal of SIGNALS) process.on(signal, () => void (IS_WINDOWS || server.kill(signal)));
  server.on('error', (error) => fail(error, 1));
  server.on('exit', (code, signal) => process.exit(code ?? (signal === null ? 0 : 1)));
}

/** Stops when npm's shell ends: npm sends SIGTERM to a shell, which ends without passing it on. */
function stopWithNpm() {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 500);
  watch.unref();
}

/**
 * @param {unknown} error
 * @param {number} code
 * @returns {never}
 */
function fail(error, code) {
  console.error(`Erreur : ${error instanceof Error ? error.message : error}`);
  process.exit(code);
}

/**
 * Adds the variables of a file, as `EnvironmentFile=` of systemd does.
 * @param {string} file
 */
function addVariables(file) {
  try {
    Object.assign(process.env, util.parseEnv(readFileSync(file, 'utf8')));
  } catch {
    throw new Error(`Le fichier ${file} ne peut pas être lu : vérifiez son nom et ses droits.`);
  }
}

/**
 * Installs and builds what a checkout lacks; a release has everything.
 * @param {string} file that must exist afterwards
 * @param {(line: string) => void} print
 */
async function ensureFile(file, print) {
  if (existsSync(CHECKOUT)) {
    const { prepareCheckout } = await import(pathToFileURL(CHECKOUT).href);
    await prepareCheckout(process.env, print);
  }
  if (!existsSync(file)) throw new Error(`Le fichier ${file} manque : installez de nouveau cette version.`);
}

/** @param {string[]} args */
function readStartArguments(args) {
  try {
    return util.parseArgs({ args, options: { variables: { type: 'string' }, help: { type: 'boolean' } } }).values;
  } catch {
    return fail(new Error('La ligne de commande n’est pas comprise (faitage start --help).'), 64);
  }
}

/**
 * Starts the server; of a checkout, after what it lacks was installed and built.
 * @param {string[]} args of `faitage start`
 */
export async function startServer(args = []) {
  try {
    const { help, variables } = readStartArguments(args);
    if (help) return console.log(START_HELP);
    if (variables !== undefined) addVariables(variables);
    process.chdir(ROOT);
    process.env.NODE_ENV = 'production';
    await refuseTakenPort(process.env);
    await ensureFile(SERVER, (line) => console.log(`Faîtage · ${line}`));
    stopWithNpm();
    serveBeside();
  } catch (error) {
    fail(error, 1);
  }
}

/**
 * Runs another command; builds a checkout that nobody has built, but never under a running server.
 * @param {string[]} args
 */
export async function runCommand(args) {
  try {
    if (!existsSync(COMMAND)) await ensureFile(COMMAND, (line) => console.error(`Faîtage · ${line}`));
    const script = `process.exitCode = await ${toScript(COMMAND, 'built.main(process.argv.slice(1))')};`;
    const flags = ['--disallow-code-generation-from-strings', '--input-type=module', '--eval', script, '--'];
    const { status, error } = spawnSync(productNode(), [...flags, ...args], {
      stdio: 'inherit',
      env: { ...process.env, NODE_ENV: 'production' },
    });
    if (error) throw error;
    process.exitCode = status ?? 1;
  } catch (error) {
    fail(error, 2);
  }
}
