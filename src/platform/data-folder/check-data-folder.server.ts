import { accessSync, constants, existsSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { formatLongDate } from '#src/kernel/dates.ts';
import { type FolderStamp, isBegunAgain } from './folder-stamp.server.ts';

/** Files and folders of a site that has run, beside its database. */
const REMAINS = ['media', 'outbox', 'secret.key', 'faitage.sqlite-wal'];

const isFilled = (path: string): boolean => {
  const found = statSync(path, { throwIfNoEntry: false });
  return found !== undefined && (found.isFile() ? found.size > 0 : readdirSync(path).length > 0);
};

/** Returns the first file or folder that only exists beside a database; undefined in a new folder. */
const findRemains = (folder: string): string | undefined => REMAINS.find((name) => isFilled(join(folder, name)));

/** Returns the same for a database server, without what nodes starting together for the first time may create. */
export const findServerRemains = (folder: string): string | undefined =>
  ['media', 'outbox'].find((name) => isFilled(join(folder, name)));

const wasThere = (folder: string, { since }: FolderStamp, stampFile: string): Error =>
  new Error(
    `Le dossier ${folder} est vide ou absent alors qu’une base s’y trouve depuis le ${formatLongDate(since)} : rattachez le disque ou ` +
      `restaurez une sauvegarde (pour repartir de zéro, supprimez ${stampFile}).`,
  );

/**
 * Checks the folder before anything is written there; a missing folder may be created in an existing parent.
 * @throws Error with one French sentence: no such place, not a folder, no write permission.
 */
export function checkFolder(folder: string): void {
  const parent = dirname(folder);
  const place = existsSync(folder) ? folder : parent;
  if (!existsSync(place)) {
    throw new Error(`Le dossier ${parent} n’existe pas : créez-le, rattachez son disque ou corrigez DATA_DIR.`);
  }
  if (!statSync(place).isDirectory()) {
    throw new Error(`${place} n’est pas un dossier : déplacez ce fichier ou corrigez DATA_DIR.`);
  }
  try {
    accessSync(place, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (cause) {
    throw new Error(
      `Le dossier ${place} est en lecture seule : rendez-le modifiable pour le compte qui lance le site, ou corrigez DATA_DIR.`,
      { cause },
    );
  }
}

/**
 * Refuses to start a new site where another one was stored before.
 * @param stamp what the last start stored about this folder, and the file it is stored in.
 * @throws Error with one French sentence that names what is missing.
 */
export function refuseLostDatabase(
  folder: string,
  { stamp, stampFile }: { stamp: FolderStamp | undefined; stampFile: string },
): void {
  const remains = findRemains(folder);
  if (remains !== undefined) {
    throw new Error(
      `La base ${join(folder, 'faitage.sqlite')} manque alors que ${join(folder, remains)} est là : rattachez le disque ` +
        'ou restaurez une sauvegarde (pour un nouveau site, choisissez un dossier vide).',
    );
  }
  if (stamp !== undefined && !isBegunAgain(stamp)) throw wasThere(folder, stamp, stampFile);
}
