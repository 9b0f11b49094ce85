import { readdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { toSize } from '#src/platform/backup/backup-space.server.ts';
import { chooseObsolete } from '#src/platform/backup/retention.server.ts';
import { readPassphrase } from '#src/platform/backup/write-archive.server.ts';
import { nowIso } from '#src/platform/clock.server.ts';
import { type Config, readConfig } from '#src/platform/config.server.ts';
import { BACKUP_MARK } from '#src/platform/data-folder/last-backup.server.ts';
import { closeDatabase } from '#src/platform/database/database.server.ts';
import { type CommandAnswer, type CommandCall, type CommandShape, EXIT } from './command-shape.server.ts';
import { openInstallation } from './open-installation.server.ts';
import { DEFAULT_FOLDER, writeBackup } from './write-backup.server.ts';

/** Removes what the retention no longer keeps; other files stay. Returns the names. */
async function removeObsolete(folder: string): Promise<string[]> {
  const obsolete = chooseObsolete(await readdir(folder));
  for (const name of obsolete) await rm(join(folder, name), { force: true });
  return obsolete;
}

async function markBackup({ DATA_DIR }: Config): Promise<void> {
  // A new file: the mark may belong to another account than the one that makes this backup.
  await rm(join(DATA_DIR, BACKUP_MARK), { force: true });
  await writeFile(join(DATA_DIR, BACKUP_MARK), `${nowIso()}\n`);
}

async function readChosenPassphrase({ values }: CommandCall): Promise<string | undefined> {
  const { encrypt, 'passphrase-file': file } = values;
  if (typeof file === 'string') return readPassphrase(file);
  if (encrypt === true) throw new Error('--encrypt demande un mot de passe : --passphrase-file FICHIER.');
  return undefined;
}

async function backUp(call: CommandCall): Promise<CommandAnswer> {
  const config = readConfig(call.environment);
  const passphrase = await readChosenPassphrase(call);
  const { to } = call.values;
  const folder = typeof to === 'string' ? resolve(to) : join(config.DATA_DIR, DEFAULT_FOLDER);
  try {
    if ((await openInstallation(config, call.stampFolder)) === 'new') {
      throw new Error('Rien n’est à sauvegarder : le site n’a jamais démarré avec ces variables (faitage config).');
    }
    const isWithoutKey = call.values['without-key'] === true;
    const { path, bytes, files } = await writeBackup(config, { folder, passphrase, isWithoutKey });
    const removed = call.values['keep-all'] === true ? [] : await removeObsolete(folder);
    await markBackup(config);
    const lines = [
      `Sauvegarde écrite : ${path} (${toSize(bytes)}, ${files} fichiers).`,
      ...(removed.length > 0
        ? [`${removed.length} ancienne(s) retirée(s) : 7 jours, 4 semaines et 12 mois restent.`]
        : []),
      ...(typeof to === 'string' ? [] : ['Elle est sur le disque du site : copiez-la aussi sur une autre machine.']),
      ...(passphrase === undefined && !isWithoutKey
        ? [
            'Elle n’est pas chiffrée et contient la clé secrète : gardez-la comme un mot de passe (ou --encrypt, ou --without-key).',
          ]
        : []),
    ];
    return { code: EXIT.done, text: lines.join('\n'), json: { path, bytes, files, removed } };
  } finally {
    await closeDatabase();
  }
}

/** `faitage backup`: one archive of everything, while the server runs. */
export const backupCommand: CommandShape = {
  summary: 'écrit tout le site dans une archive, pendant que le serveur tourne, et retire les trop anciennes',
  options: {
    to: { type: 'string', value: 'DOSSIER', help: 'dossier des archives (défaut : sauvegardes, dans DATA_DIR)' },
    encrypt: { type: 'boolean', help: 'chiffre l’archive avec le mot de passe de --passphrase-file' },
    'passphrase-file': { type: 'string', value: 'FICHIER', help: 'mot de passe, sur la première ligne de ce fichier' },
    'without-key': { type: 'boolean', help: 'laisse la clé secrète hors de l’archive : gardez-la à part' },
    'keep-all': { type: 'boolean', help: 'ne retire aucune ancienne archive' },
  },
  run: backUp,
};
