import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { listStoredNames } from '#src/domains/media/stored-files.internal.server.ts';
import { ROWS_FOLDER } from '#src/platform/backup/manifest.server.ts';
import { exportRows } from '#src/platform/backup/postgres-rows.server.ts';
import { chooseObsolete, toArchiveName } from '#src/platform/backup/retention.server.ts';
import { copySqlite } from '#src/platform/backup/sqlite-copy.server.ts';
import { readPassphrase, writeArchive } from '#src/platform/backup/write-archive.server.ts';
import { now, nowIso } from '#src/platform/clock.server.ts';
import { type Config, readConfig } from '#src/platform/config.server.ts';
import { BACKUP_MARK } from '#src/platform/data-folder/last-backup.server.ts';
import { DATABASE_FILE } from '#src/platform/data-folder/open-data-folder.server.ts';
import { closeDatabase } from '#src/platform/database/database.server.ts';
import { MIGRATIONS, readSchemaState } from '#src/platform/database/migrate.server.ts';
import { isBucket, storage } from '#src/platform/storage/storage.server.ts';
import { type CommandAnswer, type CommandCall, type CommandShape, EXIT } from './command-shape.server.ts';
import { openInstallation } from './open-installation.server.ts';

const DEFAULT_FOLDER = 'sauvegardes';
const WORK_PREFIX = '.faitage-travail-';
/** Longer than any backup takes: an older leftover belongs to one that was killed. */
const LEFTOVER_MS = 86_400_000;

/** Bytes with their unit, in French: `12,3 Mo`. */
const toSize = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.ceil(bytes / 1_000)} ko` : `${(bytes / 1_000_000).toFixed(1).replace('.', ',')} Mo`;

const SQLITE_FULL = 13;

/** Both the files and the copy of SQLite's database may find no more room. */
const isDiskFull = (error: unknown): boolean =>
  error instanceof Error &&
  (('code' in error && error.code === 'ENOSPC') ||
    ('errcode' in error && (Number(error.errcode) & 0xff) === SQLITE_FULL));

async function* readBucket(): AsyncGenerator<{ name: string; bytes: Uint8Array }> {
  for await (const name of listStoredNames()) {
    const file = await storage().get(name);
    if (file !== undefined) yield { name, bytes: file.bytes };
  }
}

/** Names of the migrations that have run. @throws Error with one French sentence for a newer database. */
async function readMigrations(): Promise<string[]> {
  const { waiting, newer } = await readSchemaState();
  if (newer === undefined) return Object.keys(MIGRATIONS).filter((name) => !waiting.includes(name));
  throw new Error(`La base vient d’une version plus récente (${newer}) : sauvegardez-la avec cette version-là.`);
}

async function removeLeftovers(folder: string): Promise<void> {
  const names = await readdir(folder);
  for (const name of names.filter((one) => one.startsWith(WORK_PREFIX) || /^faitage-.*\.part$/.test(one))) {
    const found = await stat(join(folder, name)).catch(() => undefined);
    if (found && now().getTime() - found.mtimeMs > LEFTOVER_MS) await rm(join(folder, name), { recursive: true });
  }
}

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

interface BackupChoices {
  folder: string;
  passphrase: string | undefined;
  isWithoutKey: boolean;
}

async function writeBackup(config: Config, { folder, passphrase, isWithoutKey }: BackupChoices) {
  await mkdir(folder, { recursive: true, mode: 0o700 }).catch((cause: unknown) => {
    throw new Error(`Le dossier ${folder} ne peut pas être créé : choisissez-en un autre (--to DOSSIER).`, { cause });
  });
  await removeLeftovers(folder);
  const path = join(folder, toArchiveName(now(), passphrase !== undefined));
  const workFolder = await mkdtemp(join(folder, WORK_PREFIX));
  const { DATABASE_URL: url, DATA_DIR } = config;
  try {
    const written = await writeArchive(path, {
      dataFolder: DATA_DIR,
      workFolder,
      copyDatabase: async () => {
        if (url === undefined) copySqlite(join(DATA_DIR, DATABASE_FILE), join(workFolder, DATABASE_FILE));
        else await exportRows(url, join(workFolder, ROWS_FOLDER));
      },
      bucketFiles: isBucket(config) ? readBucket : undefined,
      facts: {
        made_at: nowIso(),
        engine: url === undefined ? 'sqlite' : 'postgres',
        migrations: await readMigrations(),
      },
      passphrase,
      isWithoutKey,
    });
    return { path, ...written };
  } catch (error) {
    if (!isDiskFull(error)) throw error;
    throw new Error(`Le disque de ${folder} est plein : libérez de la place, ou choisissez un autre dossier (--to).`, {
      cause: error,
    });
  } finally {
    await rm(workFolder, { recursive: true, force: true });
  }
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
