import { readCompanyBrand } from '#src/domains/website/brand.internal.server.ts';
import { setBrandSource } from '#src/platform/brand.server.ts';
import { type Config, readConfig } from '#src/platform/config.server.ts';
import { closeDatabase } from '#src/platform/database/database.server.ts';
import { readSchemaState, refuseNewer } from '#src/platform/database/migrate.server.ts';
import { openSecretKey } from '#src/platform/security/open-secret-key.server.ts';
import { closeLanes } from '#src/platform/threads/lanes.server.ts';
import type { CommandCall } from './command-shape.server.ts';
import { openInstallation } from './open-installation.server.ts';

/** @throws Error with one French sentence when the tables are not those of this program. */
async function checkSchema(): Promise<void> {
  const { waiting, newer } = await readSchemaState();
  if (newer !== undefined) refuseNewer(newer);
  if (waiting.length > 0) {
    throw new Error('La base attend une mise à jour : lancez faitage migrate, ou redémarrez le serveur.');
  }
}

/**
 * Acts in the site as its server does, whether that runs or not: its database, files, emails and keys.
 * @throws Error with one French sentence where the site has never started, or is of another version.
 */
export async function actInSite<Answer>(
  { environment, stampFolder }: CommandCall,
  act: (config: Config) => Promise<Answer>,
): Promise<Answer> {
  const config = readConfig(environment);
  try {
    if ((await openInstallation(config, stampFolder)) === 'new') {
      throw new Error('Il n’y a pas encore de site : il n’a jamais démarré avec ces variables (faitage config).');
    }
    await checkSchema();
    await openSecretKey(config);
    setBrandSource(readCompanyBrand);
    return await act(config);
  } finally {
    await closeLanes();
    await closeDatabase();
  }
}
