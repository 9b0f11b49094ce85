import { statfs } from 'node:fs/promises';
import { dataFolder } from './folder-path.server.ts';

export const SPACE_LEVELS = ['enough', 'low', 'critical'] as const;
type SpaceLevel = (typeof SPACE_LEVELS)[number];

export interface FreeSpace {
  /** Bytes that this process can still write on the disk of the data folder. */
  freeBytes: number;
  level: SpaceLevel;
}

/** Below this the owner gets a warning, in bytes. */
const LOW_BYTES = 1_000_000_000;
/** Below this the disk counts as full and `/readyz` answers 503; in bytes. */
export const CRITICAL_BYTES = 200_000_000;
/** Minimum time between two queries of the system, in milliseconds. */
const FRESH_MS = 5_000;

let latest: { at: number; folder: string; reading: Promise<FreeSpace> } | undefined;

export const spaceLevel = (freeBytes: number): SpaceLevel => {
  if (freeBytes < CRITICAL_BYTES) return 'critical';
  return freeBytes < LOW_BYTES ? 'low' : 'enough';
};

async function read(folder: string): Promise<FreeSpace> {
  const { bavail, bsize } = await statfs(folder);
  const freeBytes = bavail * bsize;
  return { freeBytes, level: spaceLevel(freeBytes) };
}

/** Returns the free space on the disk of the data folder, at most five seconds old; undefined when it is unknown. */
export async function readFreeSpace(): Promise<FreeSpace | undefined> {
  const folder = dataFolder();
  if (folder === undefined) return undefined;
  const at = performance.now();
  if (latest === undefined || latest.folder !== folder || at - latest.at > FRESH_MS) {
    latest = { at, folder, reading: read(folder) };
  }
  return latest.reading.catch(() => undefined);
}
