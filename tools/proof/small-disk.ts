import { execFileSync, spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Linux programs; where they are missing or fail, the proof reports that it was not run. */
const [MOUNT, UNMOUNT, NAMESPACE] = ['mount', 'umount', 'unshare'] as const;
const SIZE = '32m';
const BALLAST = 'ballast';
const CHUNKS = [1_000_000, 10_000, 500, 1];

export interface SmallDisk {
  folder: string;
  /** Writes until the disk is completely full. */
  fill(): void;
  empty(): void;
  remove(): void;
}

/** Mounts a 32 MB disk in memory; returns undefined where this account may not mount one. */
export function mountSmallDisk(): SmallDisk | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'faitage-small-disk-'));
  try {
    execFileSync(MOUNT, ['-t', 'tmpfs', '-o', `size=${SIZE},mode=700`, 'faitage-proof', folder], { stdio: 'ignore' });
  } catch {
    rmSync(folder, { recursive: true });
    return undefined;
  }
  const ballast = join(folder, BALLAST);
  return {
    folder,
    fill: () => {
      const file = openSync(ballast, 'a');
      for (const bytes of CHUNKS) writeUntilFull(file, Buffer.alloc(bytes, 1));
      closeSync(file);
    },
    empty: () => rmSync(ballast, { force: true }),
    remove: () => {
      execFileSync(UNMOUNT, ['-l', folder]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function writeUntilFull(file: number, chunk: Buffer): void {
  try {
    while (writeSync(file, chunk) === chunk.length);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  }
}

/** Runs this script again as root of its own namespace, where a disk may be mounted. */
export function runInNamespace(script: string, argument: string): number | undefined {
  const probe = spawnSync(NAMESPACE, ['-rm', 'true']);
  if (probe.status !== 0) return undefined;
  return spawnSync(NAMESPACE, ['-rm', process.execPath, script, argument], { stdio: 'inherit' }).status ?? 1;
}
