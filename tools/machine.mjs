import { accessSync, constants, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** @param {string} file */
function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** @param {string} name */
function onPath(name) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return folders.map((folder) => join(folder, name)).find(isExecutable);
}

const BROWSERS = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  '/usr/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * Returns the browser for journeys: `CHROME_PATH` first, then one installed on the machine.
 * @returns {string | undefined}
 */
export function findChromium() {
  const chosen = process.env.CHROME_PATH;
  if (chosen) return isExecutable(chosen) ? chosen : undefined;
  for (const name of BROWSERS) {
    const found = name.startsWith('/') ? (isExecutable(name) ? name : undefined) : onPath(name);
    if (found !== undefined) return found;
  }
  return undefined;
}

/**
 * Returns the browser without windows that most journeys run in: the same engine opens a page in less than half the
 * time. `CHROME_PATH` replaces it too.
 * @returns {string | undefined}
 */
export const findHeadlessShell = () =>
  process.env.CHROME_PATH ? findChromium() : (onPath('chromium-headless-shell') ?? onPath('chrome-headless-shell'));

/** Folder of Debian's PostgreSQL server programs, which are not in PATH; one subfolder per version. */
const DEBIAN_FOLDER = '/usr/lib/postgresql';

function debianVersions() {
  try {
    return readdirSync(DEBIAN_FOLDER).sort((a, b) => Number(b) - Number(a));
  } catch {
    return [];
  }
}

/**
 * Returns the folder of `initdb` and `postgres`, newest version first.
 * @returns {string | undefined}
 */
export function findPostgres() {
  const inPath = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const folders = [...debianVersions().map((version) => join(DEBIAN_FOLDER, version, 'bin')), ...inPath];
  return folders.find((folder) => isExecutable(join(folder, 'initdb')) && isExecutable(join(folder, 'postgres')));
}
