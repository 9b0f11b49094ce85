import { mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { setDataFolder } from './folder-path.server.ts';
import { readFreeSpace, spaceLevel } from './free-space.server.ts';

describe('readFreeSpace', () => {
  it('reads the free space on the disk of the data folder', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'faitage-space-'));
    setDataFolder(folder);
    const { bavail, bsize } = statfsSync(folder);
    const space = await readFreeSpace();
    expect(space?.freeBytes).toBeGreaterThan(0);
    expect(Math.abs((space?.freeBytes ?? 0) - bavail * bsize)).toBeLessThan(5_000_000_000);
    rmSync(folder, { recursive: true });
    // Within five seconds the cached value is returned.
    expect(await readFreeSpace()).toEqual(space);
  });

  it('returns undefined when the folder cannot be read', async () => {
    setDataFolder(join(tmpdir(), 'faitage-space-missing'));
    expect(await readFreeSpace()).toBeUndefined();
  });

  it('warns below 1 GB and raises an alarm below 200 MB', () => {
    expect([1_000_000_000, 999_999_999, 200_000_000, 199_999_999].map(spaceLevel)).toEqual([
      'enough',
      'low',
      'low',
      'critical',
    ]);
  });
});
