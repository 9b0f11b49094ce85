import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig } from '#src/platform/config.server.ts';
import { closeDatabase, openDatabase } from '#src/platform/database/database.server.ts';

/**
 * Verifies the configured database, while the site may be running, and sets the exit code: 0 intact, 1 altered, 2 it
 * could not be read.
 * @param verify prints what it found; returns whether all is intact.
 */
export async function verifyDatabase(verify: (dataFolder: string) => Promise<boolean>): Promise<void> {
  try {
    const { DATA_DIR, DATABASE_URL } = readConfig(process.env);
    const file = join(DATA_DIR, 'faitage.sqlite');
    if (DATABASE_URL === undefined && !existsSync(file)) throw new Error(`Aucune base de données : ${file}.`);
    await openDatabase(DATABASE_URL ?? file);
    process.exitCode = (await verify(DATA_DIR)) ? 0 : 1;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 2;
  } finally {
    await closeDatabase();
  }
}

/** Prints a proof, on the error output when it has failed; returns whether all is intact. */
export function printProof({ isIntact, sentence }: { isIntact: boolean; sentence: string }): boolean {
  if (isIntact) console.info(sentence);
  else console.error(sentence);
  return isIntact;
}
