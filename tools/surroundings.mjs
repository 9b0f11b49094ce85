import { accessSync, constants, existsSync, statfsSync, statSync } from 'node:fs';
import { createConnection } from 'node:net';
import { dirname, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ROOT } from '../scripts/launch/product-node.mjs';

// What the server itself refuses, asked before minutes of installation and build. Uses Node's own modules only.

const POSTGRES_PORT = 5_432;
/** PostgreSQL may be starting, too. */
const PATIENCE_MS = 15_000;
const EVERY_MS = 500;
const CONNECT_MS = 3_000;

/** @param {string} path */
function isWritable(path) {
  try {
    accessSync(path, constants.R_OK | constants.W_OK | constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * @param {string} root folder of the checkout
 * @throws Error with one French line.
 */
export function refuseReadOnlyCode(root) {
  if (isWritable(root)) return;
  throw new Error(
    `Le dossier ${root} est en lecture seule pour ce compte et le site n’y est pas construit : lancez npm run build avec le compte à qui il appartient, ou prenez l’archive d’une version.`,
  );
}

/**
 * @param {NodeJS.ProcessEnv} environment
 * @throws Error with one French line that names DATA_DIR.
 */
export function refuseDataFolder({ DATA_DIR }) {
  const folder = resolve(ROOT, DATA_DIR || './data');
  const parent = dirname(folder);
  const place = existsSync(folder) ? folder : parent;
  if (!existsSync(place))
    throw new Error(`Le dossier ${parent} n’existe pas : créez-le, rattachez son disque ou corrigez DATA_DIR.`);
  if (!statSync(place).isDirectory())
    throw new Error(`${place} n’est pas un dossier : déplacez ce fichier ou corrigez DATA_DIR.`);
  if (isWritable(place)) return;
  throw new Error(
    `Le dossier ${place} est en lecture seule : rendez-le modifiable pour le compte qui lance le site, ou corrigez DATA_DIR.`,
  );
}

const toMegabytes = (/** @type {number} */ bytes) => Math.floor(bytes / 1_000_000).toLocaleString('fr-FR');

/**
 * @param {string} folder
 * @param {number} needed bytes
 * @param {{ bavail: number, bsize: number }} [disk]
 * @throws Error with one French line.
 */
export function refuseTightDisk(folder, needed, { bavail, bsize } = statfsSync(folder)) {
  const free = bavail * bsize;
  if (free >= needed) return;
  throw new Error(
    `Le disque de ${folder} n’a que ${toMegabytes(free)} Mo libres et il en faut ${toMegabytes(needed)} pour installer et construire : libérez de la place, puis recommencez.`,
  );
}

/**
 * Connects once; returns the code of the failure.
 * @param {string} host
 * @param {number} port
 * @returns {Promise<string | undefined>}
 */
function connect(host, port) {
  return new Promise((answer) => {
    const socket = createConnection({ host, port, timeout: CONNECT_MS });
    /** @param {string | undefined} code */
    const end = (code) => {
      socket.destroy();
      answer(code);
    };
    socket.once('connect', () => end(undefined));
    socket.once('timeout', () => end('ETIMEDOUT'));
    socket.once('error', (/** @type {NodeJS.ErrnoException} */ error) => end(error.code ?? error.message));
  });
}

/**
 * Waits for the PostgreSQL server of DATABASE_URL to accept a connection.
 * @param {NodeJS.ProcessEnv} environment
 * @throws Error with one French line that names DATABASE_URL.
 */
export async function refuseSilentDatabase({ DATABASE_URL }, withinMs = PATIENCE_MS) {
  if (!DATABASE_URL) return;
  const address = URL.canParse(DATABASE_URL) ? new URL(DATABASE_URL) : undefined;
  if (address === undefined || !/^postgres(ql)?:$/.test(address.protocol))
    throw new Error('Configuration : la variable DATABASE_URL est invalide (postgres://… est attendu).');
  // A server behind a socket of this machine is asked by the product itself.
  if (address.hostname === '' || address.searchParams.get('host')?.startsWith('/')) return;
  const host = address.hostname.replace(/^\[|\]$/g, '');
  const port = Number(address.port) || POSTGRES_PORT;
  const end = Date.now() + withinMs;
  for (;;) {
    const code = await connect(host, port);
    if (code === undefined) return;
    if (Date.now() >= end)
      throw new Error(
        `PostgreSQL ne répond pas sur ${address.hostname}:${port} (${code}) : vérifiez DATABASE_URL et que le serveur est démarré.`,
      );
    await wait(EVERY_MS);
  }
}
