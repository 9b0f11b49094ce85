import { execFileSync, spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Programs of Linux; where they are missing or refuse, the proof says that it was not tried. */
const [MOUNT, UNMOUNT, NAMESPACE] = ['mount', 'umount', 'unshare'] as const;
const SIZE = '32m';
const BALLAST = 'ballast';
const CHUNKS = [1_000_000, 10_000, 500, 1];

export interface SmallDisk {
  folder: string;
  /** Writes until not one byte more goes in. */
  fill(): void;
  empty(): void;
  remove(): void;
}

/** A disk of 32 MB in memory; undefined where this account may not mount one. */
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

/** Runs this very script once more as the root of a namespace of its own, where a disk may be mounted. */
export function runInNamespace(script: string, argument: string): number | undefined {
  const probe = spawnSync(NAMESPACE, ['-rm', 'true']);
  if (probe.status !== 0) return undefined;
  return spawnSync(NAMESPACE, ['-rm', process.execPath, script, argument], { stdio: 'inherit' }).status ?? 1;
}
