import { join } from 'node:path';
import type { Config } from '#src/platform/config.server.ts';
import { setDataFolder } from '#src/platform/data-folder/folder-path.server.ts';
import { planBackups } from '#src/platform/data-folder/last-backup.server.ts';
import { DATABASE_FILE, inspectDataFolder } from '#src/platform/data-folder/open-data-folder.server.ts';
import { openDatabase } from '#src/platform/database/database.server.ts';
import { waitForDatabase } from '#src/platform/database/first-answer.server.ts';
import { isNewDatabase, MIGRATIONS } from '#src/platform/database/migrate.server.ts';
import { explainStartFailure } from '#src/platform/database/start-failure.server.ts';
import { configureMail } from '#src/platform/mail/mail-transport.server.ts';
import { setPublicUrl } from '#src/platform/public-link.server.ts';
import { openStorage } from '#src/platform/storage/storage.server.ts';

/**
 * Opens what a command needs of an installation, whether its server runs or not; creates and locks nothing. Returns
 * `new` where the site has never started: then no database is open.
 * @throws Error with one French sentence: cause and remedy.
 */
export async function openInstallation(config: Config, stampFolder: string): Promise<'open' | 'new'> {
  setPublicUrl(config.PUBLIC_URL);
  setDataFolder(config.DATA_DIR);
  planBackups(config.BACKUP_DIR !== undefined);
  configureMail(config);
  openStorage(config);
  const { hasFile } = inspectDataFolder(config, { migrations: Object.keys(MIGRATIONS), stampFolder });
  if (config.DATABASE_URL === undefined && !hasFile) return 'new';
  const address = config.DATABASE_URL ?? join(config.DATA_DIR, DATABASE_FILE);
  try {
    await openDatabase(address);
    await waitForDatabase(undefined, false);
    return (await isNewDatabase()) ? 'new' : 'open';
  } catch (error) {
    throw explainStartFailure(error, address);
  }
}
