import { spawn } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { builtServer, ensureBuilt } from './built.mjs';
import { ensureInstalled, productNode, ROOT } from './installed.mjs';
import { SERVER_ENVIRONMENT, SERVER_FLAGS } from './server-flags.mjs';

/** @type {NodeJS.Signals[]} */
const SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP'];
const RUN = `import(${JSON.stringify(pathToFileURL(builtServer).href)}).then(({ main }) => main())`;

/** @param {string} line */
const print = (line) => console.log(`Faîtage · ${line}`);

/** Starts the server as a child on the Node of the lock file, in its own group so that it gets each signal once. */
function serveBeside() {
  const traces = process.env.STACK_SOURCES === '1' ? ['--enable-source-maps'] : [];
  const parts = [...SERVER_FLAGS, ...traces, '--input-type=module', '--eval', RUN];
  const env = { ...SERVER_ENVIRONMENT, ...process.env };
  const server = spawn(productNode(), parts, { stdio: 'inherit', detached: true, env });
  for (const signal of SIGNALS) process.on(signal, () => server.kill(signal));
  server.on('error', (error) => fail(error));
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

/** @param {unknown} error */
function fail(error) {
  console.error(`Erreur : ${error instanceof Error ? error.message : error}`);
  process.exit(1);
}

process.chdir(ROOT);
process.env.NODE_ENV = 'production';
try {
  ensureInstalled(print);
  ensureBuilt(print);
  stopWithNpm();
  serveBeside();
} catch (error) {
  fail(error);
}
