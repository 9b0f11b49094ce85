import { statfs } from 'node:fs/promises';
import { perApp } from '../app-state.server.ts';
import { dataFolder } from './folder-path.server.ts';

export const SPACE_LEVELS = ['enough', 'low', 'critical'] as const;
type SpaceLevel = (typeof SPACE_LEVELS)[number];

export interface FreeSpace {
  /** Bytes that this process can still write on the disk of the data folder. */
  freeBytes: number;
  /** Size of that disk. */
  totalBytes: number;
  level: SpaceLevel;
}

/** Below this the owner gets a warning, in bytes. */
const LOW_BYTES = 1_000_000_000;
/** Below this the disk counts as full and `/readyz` answers 503; in bytes. */
export const CRITICAL_BYTES = 200_000_000;
/** Minimum time between two queries of the system, in milliseconds. */
const FRESH_MS = 5_000;

interface Reading {
  at: number;
  folder: string;
  reading: Promise<FreeSpace>;
}
const space = perApp(() => ({ latest: undefined as Reading | undefined }));

export const spaceLevel = (freeBytes: number): SpaceLevel => {
  if (freeBytes < CRITICAL_BYTES) return 'critical';
  return freeBytes < LOW_BYTES ? 'low' : 'enough';
};

async function read(folder: string): Promise<FreeSpace> {
  const { bavail, blocks, bsize } = await statfs(folder);
  const freeBytes = bavail * bsize;
  return { freeBytes, totalBytes: blocks * bsize, level: spaceLevel(freeBytes) };
}

/** Returns the free space on the disk of the data folder, at most five seconds old; undefined when it is unknown. */
export async function readFreeSpace(): Promise<FreeSpace | undefined> {
  const folder = dataFolder();
  if (folder === undefined) return undefined;
  const at = performance.now();
  const known = space().latest;
  const isFresh = known !== undefined && known.folder === folder && at - known.at <= FRESH_MS;
  const latest = isFresh ? known : { at, folder, reading: read(folder) };
  space().latest = latest;
  return latest.reading.catch(() => undefined);
}
