import { linkSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

// Runs on the system's Node (20 or later) before anything is installed: uses Node's own modules only.

const POLL_MS = 200;

/** @param {number} milliseconds */
const pause = (milliseconds) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);

/** @param {unknown} error */
const getCode = (error) => (error instanceof Error && 'code' in error ? error.code : undefined);

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Another account's process lives, too.
    return getCode(error) === 'EPERM';
  }
}

/**
 * Takes the lock, or returns the process that holds it. The file appears with its content, so that nobody reads a half.
 * @param {string} path
 */
function take(path) {
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, String(process.pid));
  try {
    linkSync(draft, path);
    return process.pid;
  } catch (error) {
    if (getCode(error) !== 'EEXIST') throw error;
    return readHolder(path);
  } finally {
    rmSync(draft, { force: true });
  }
}

/** @param {string} path */
function readHolder(path) {
  try {
    return Number(readFileSync(path, 'utf8'));
  } catch (error) {
    if (getCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/**
 * Removes the lock of a process that has ended without doing so, unless another one has just taken its place.
 * @param {string} path
 * @param {number} holder
 */
function removeStale(path, holder) {
  const { ino } = statSync(path, { throwIfNoEntry: false }) ?? { ino: -1 };
  if (readHolder(path) === holder && statSync(path, { throwIfNoEntry: false })?.ino === ino)
    rmSync(path, { force: true });
}

/**
 * Does work in a folder that several processes share, one at a time; a second one waits until the first has ended.
 * @template Result
 * @param {string} path file of the lock
 * @param {{ onWait: () => void, work: () => Result }} what
 * @returns {Result}
 */
export function oneAtATime(path, { onWait, work }) {
  mkdirSync(dirname(path), { recursive: true });
  let isWaiting = false;
  for (;;) {
    const holder = take(path);
    if (holder === process.pid) break;
    if (holder !== undefined && !isAlive(holder)) removeStale(path, holder);
    else {
      if (!isWaiting) onWait();
      isWaiting = true;
      pause(POLL_MS);
    }
  }
  try {
    return work();
  } finally {
    rmSync(path, { force: true });
  }
}
