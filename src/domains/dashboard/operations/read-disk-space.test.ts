import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { asVisitor } from '#src/domains/accounts/users/user.fixture.server.ts';
import { setDataFolder } from '#src/platform/data-folder/folder-path.server.ts';
import { systemContext } from '#src/platform/operation.server.ts';
import { readDiskSpace } from './read-disk-space.server.ts';

describe('readDiskSpace', () => {
  it('returns the free bytes without a path', async () => {
    setDataFolder(mkdtempSync(join(tmpdir(), 'faitage-disk-')));
    const space = await readDiskSpace(systemContext('test'), {});
    expect(Object.keys(space).sort()).toEqual(['free_bytes', 'level']);
    expect(space.free_bytes).toBeGreaterThan(0);
  });

  it('returns null without a warning where the space is unknown', async () => {
    setDataFolder(join(tmpdir(), 'faitage-no-such-disk'));
    expect(await readDiskSpace(systemContext('test'), {})).toEqual({ free_bytes: null, level: 'enough' });
  });

  it('refuses an anonymous visitor', async () => {
    await expect(readDiskSpace(asVisitor(), {})).rejects.toMatchObject({ code: 'unauthenticated' });
  });
});
