import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { db } from '#src/platform/database/database.server.ts';
import { useDatabase } from '#tests/support/database.ts';
import { backUpOrNotify, createBackup } from './scheduled-backup.server.ts';

useDatabase();

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'faitage-scheduled-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Writes a command that notes its arguments and ends with a code. */
function aCommand(code: number): string {
  const path = join(folder, 'command.mjs');
  writeFileSync(
    path,
    `import { writeFileSync } from 'node:fs';
    export async function main(args) {
      writeFileSync(${JSON.stringify(join(folder, 'args'))}, JSON.stringify(args));
      if (${code} > 0) console.error('Le disque est plein : libérez de la place.');
      return ${code};
    }`,
  );
  return path;
}
const backUp = (config: Parameters<typeof createBackup>[0], code = 0) => createBackup(config, aCommand(code))?.();
const readArgs = () => JSON.parse(readFileSync(join(folder, 'args'), 'utf8'));

describe('createBackup', () => {
  it('makes none without a folder', () => {
    expect(createBackup({ BACKUP_DIR: undefined, BACKUP_PASSPHRASE_FILE: undefined }, aCommand(0))).toBeUndefined();
  });

  it('calls the command for the named folder, encrypted when a passphrase is named', async () => {
    await backUp({ BACKUP_DIR: '/copies', BACKUP_PASSPHRASE_FILE: undefined });
    expect(readArgs()).toEqual(['backup', '--to', '/copies']);
    await backUp({ BACKUP_DIR: '/copies', BACKUP_PASSPHRASE_FILE: '/phrase' });
    expect(readArgs()).toEqual(['backup', '--to', '/copies', '--encrypt', '--passphrase-file', '/phrase']);
  });
});

describe('backUpOrNotify', () => {
  it('shows the reason of a failure to the administrators once, and fails', async () => {
    const failing = async () => backUp({ BACKUP_DIR: '/copies', BACKUP_PASSPHRASE_FILE: undefined }, 2);
    for (let turn = 0; turn < 2; turn += 1) await expect(backUpOrNotify(failing)).rejects.toThrow(/disque est plein/);
    const notifications = await db().selectFrom('notifications').select(['title', 'message']).execute();
    expect(notifications).toEqual([
      { title: 'Sauvegarde impossible', message: 'Le disque est plein : libérez de la place.' },
    ]);
  });
});
