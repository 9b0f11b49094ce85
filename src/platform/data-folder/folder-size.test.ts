import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { measureFolder } from './folder-size.server.ts';

describe('measureFolder', () => {
  it('sums the bytes of all files, also in folders below', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'faitage-size-'));
    expect(await measureFolder(folder)).toBe(0);
    mkdirSync(join(folder, 'below'));
    writeFileSync(join(folder, 'one'), 'x'.repeat(1_000));
    writeFileSync(join(folder, 'below', 'two'), 'x'.repeat(234));
    expect(await measureFolder(folder)).toBe(1_234);
    rmSync(folder, { recursive: true });
  });

  it('returns undefined for a folder that does not exist', async () => {
    expect(await measureFolder(join(tmpdir(), 'faitage-size-missing'))).toBeUndefined();
  });
});
