import { once } from 'node:events';
import { pathToFileURL } from 'node:url';
import { notify } from '#src/domains/notifications/notification.internal.server.ts';
import type { Config } from '#src/platform/config.server.ts';
import { BACKUP_JOB } from '#src/platform/data-folder/last-backup.server.ts';

type BackupConfig = Pick<Config, 'BACKUP_DIR' | 'BACKUP_PASSPHRASE_FILE'>;

/**
 * Returns the daily backup: `faitage backup` as a process of its own, because copying the database would block requests.
 * Undefined when no folder is named.
 * @param command file of the built command.
 */
export function createBackup(
  { BACKUP_DIR, BACKUP_PASSPHRASE_FILE }: BackupConfig,
  command: string,
): (() => Promise<void>) | undefined {
  if (BACKUP_DIR === undefined) return undefined;
  const sealed = BACKUP_PASSPHRASE_FILE === undefined ? [] : ['--encrypt', '--passphrase-file', BACKUP_PASSPHRASE_FILE];
  return () => runCommand(command, ['backup', '--to', BACKUP_DIR, ...sealed]);
}

async function runCommand(command: string, args: string[]): Promise<void> {
  const run = `const { main } = await import(${JSON.stringify(pathToFileURL(command).href)});
    process.exitCode = await main(process.argv.slice(1));`;
  const flags = ['--disallow-code-generation-from-strings', '--input-type=module', '--eval', run, '--'];
  const { spawn } = await import('node:child_process');
  const child = spawn(process.execPath, [...flags, ...args], { stdio: ['ignore', 'ignore', 'pipe'] });
  let sentence = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    sentence += text;
  });
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(sentence.trim() || 'La sauvegarde s’est arrêtée sans dire pourquoi.');
}

/** Makes a backup; its failure is shown to the administrators with its reason, and the job tries again. */
export async function backUpOrNotify(backUp: () => Promise<void>): Promise<void> {
  try {
    await backUp();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    await notify({
      type: 'error',
      event: 'mail-failure',
      title: 'Sauvegarde impossible',
      message: reason.slice(0, 500),
      topic: BACKUP_JOB,
    });
    throw error;
  }
}
