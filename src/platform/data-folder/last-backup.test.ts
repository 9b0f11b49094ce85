import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { useDatabase } from '#tests/support/database.ts';
import { setDataFolder } from './folder-path.server.ts';
import { BACKUP_MARK, readLastBackup } from './last-backup.server.ts';

useDatabase();

describe('readLastBackup', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'faitage-backup-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('returns when the mark of a backup was last touched, and nothing without one', async () => {
    expect(await readLastBackup()).toBeUndefined();
    setDataFolder(folder);
    expect(await readLastBackup()).toBeUndefined();
    const day = new Date('2026-11-20T03:00:00.000Z');
    writeFileSync(join(folder, BACKUP_MARK), '');
    utimesSync(join(folder, BACKUP_MARK), day, day);
    expect(await readLastBackup()).toEqual(day);
  });
});
