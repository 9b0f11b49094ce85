import { readdir, rm, writeFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { type ArchiveBucket, isBucketAddress } from '#src/platform/backup/archive-bucket.server.ts';
import { toSize } from '#src/platform/backup/backup-space.server.ts';
import { chooseObsolete } from '#src/platform/backup/retention.server.ts';
import { readPassphrase } from '#src/platform/backup/write-archive.server.ts';
import { nowIso } from '#src/platform/clock.server.ts';
import { type Config, readConfig } from '#src/platform/config.server.ts';
import { BACKUP_MARK } from '#src/platform/data-folder/last-backup.server.ts';
import { closeDatabase } from '#src/platform/database/database.server.ts';
import { openBackupBucket } from './archive-place.server.ts';
import { type CommandAnswer, type CommandCall, type CommandShape, EXIT } from './command-shape.server.ts';
import { openInstallation } from './open-installation.server.ts';
import { DEFAULT_FOLDER, writeBackup } from './write-backup.server.ts';

/** Folder or bucket of the archives. */
type Place = Pick<ArchiveBucket, 'list' | 'remove'>;

const toPlace = (folder: string): Place => ({
  list: () => readdir(folder),
  remove: (name) => rm(join(folder, name), { force: true }),
});

/** Removes what the retention no longer keeps; other files stay. Returns the names. */
async function removeObsolete(place: Place): Promise<string[]> {
  const obsolete = chooseObsolete(await place.list());
  for (const name of obsolete) await place.remove(name);
  return obsolete;
}

/** Moves an archive into a bucket; one that cannot be sent stays, so that there is a backup. */
async function send(bucket: ArchiveBucket, path: string): Promise<void> {
  try {
    await bucket.upload(basename(path), path);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`${reason} L’archive reste sur ce disque : ${path}.`, { cause });
  }
  await rm(path);
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

interface StoredBackup {
  path: string;
  bytes: number;
  files: number;
  removed: string[];
  /** Why older archives could not be removed. */
  unremoved?: string;
}

async function store(config: Config, call: CommandCall, passphrase: string | undefined): Promise<StoredBackup> {
  const { to, 'without-key': withoutKey, 'keep-all': keepAll } = call.values;
  const bucket = typeof to === 'string' && isBucketAddress(to) ? openBackupBucket(config, to) : undefined;
  const isFolder = typeof to === 'string' && bucket === undefined;
  const folder = isFolder ? resolve(to) : join(config.DATA_DIR, DEFAULT_FOLDER);
  const { path, bytes, files } = await writeBackup(config, { folder, passphrase, isWithoutKey: withoutKey === true });
  // Also before it is sent: archives that could not be sent must not fill the disk.
  const removed = keepAll === true ? [] : await removeObsolete(toPlace(folder));
  if (bucket === undefined) return { path, bytes, files, removed };
  await send(bucket, path);
  const stored = { path: `${String(to).replace(/\/+$/, '')}/${basename(path)}`, bytes, files };
  if (keepAll === true) return { ...stored, removed: [] };
  try {
    return { ...stored, removed: await removeObsolete(bucket) };
  } catch (error) {
    // The backup is safe: a key that may only write is a good key.
    return { ...stored, removed: [], unremoved: error instanceof Error ? error.message : String(error) };
  }
}

function toAnswer({ unremoved, ...stored }: StoredBackup, isOnOwnDisk: boolean, isOpen: boolean): CommandAnswer {
  const { path, bytes, files, removed } = stored;
  const lines = [
    `Sauvegarde écrite : ${path} (${toSize(bytes)}, ${files} fichiers).`,
    ...(removed.length > 0
      ? [`${removed.length} ancienne(s) retirée(s) : 7 jours, 4 semaines et 12 mois restent.`]
      : []),
    ...(unremoved === undefined ? [] : [`Les anciennes n’ont pas été retirées. ${unremoved}`]),
    ...(isOnOwnDisk ? ['Elle est sur le disque du site : copiez-la aussi sur une autre machine.'] : []),
    ...(isOpen
      ? [
          'Elle n’est pas chiffrée et contient la clé secrète : gardez-la comme un mot de passe (ou --encrypt, ou --without-key).',
        ]
      : []),
  ];
  return { code: EXIT.done, text: lines.join('\n'), json: stored };
}

async function backUp(call: CommandCall): Promise<CommandAnswer> {
  const config = readConfig(call.environment);
  const passphrase = await readChosenPassphrase(call);
  try {
    if ((await openInstallation(config, call.stampFolder)) === 'new') {
      throw new Error('Rien n’est à sauvegarder : le site n’a jamais démarré avec ces variables (faitage config).');
    }
    const stored = await store(config, call, passphrase);
    await markBackup(config);
    const isOpen = passphrase === undefined && call.values['without-key'] !== true;
    return toAnswer(stored, call.values.to === undefined, isOpen);
  } finally {
    await closeDatabase();
  }
}

/** `faitage backup`: one archive of everything, while the server runs. */
export const backupCommand: CommandShape = {
  summary: 'écrit tout le site dans une archive, pendant que le serveur tourne, et retire les trop anciennes',
  options: {
    to: {
      type: 'string',
      value: 'DOSSIER',
      help: 'dossier des archives, ou s3://bucket/dossier (défaut : sauvegardes, dans DATA_DIR)',
    },
    encrypt: { type: 'boolean', help: 'chiffre l’archive avec le mot de passe de --passphrase-file' },
    'passphrase-file': { type: 'string', value: 'FICHIER', help: 'mot de passe, sur la première ligne de ce fichier' },
    'without-key': { type: 'boolean', help: 'laisse la clé secrète hors de l’archive : gardez-la à part' },
    'keep-all': { type: 'boolean', help: 'ne retire aucune ancienne archive' },
  },
  run: backUp,
};
