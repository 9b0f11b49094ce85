import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { formatLongDate } from '#src/kernel/dates.ts';
import type { Manifest } from '#src/platform/backup/manifest.server.ts';
import { readArchive } from '#src/platform/backup/read-archive.server.ts';
import { replaceFolder } from '#src/platform/backup/replace-folder.server.ts';
import { readPassphrase } from '#src/platform/backup/write-archive.server.ts';
import { now } from '#src/platform/clock.server.ts';
import { type Config, readConfig } from '#src/platform/config.server.ts';
import { checkFolder } from '#src/platform/data-folder/check-data-folder.server.ts';
import { lockDataFolder } from '#src/platform/data-folder/open-data-folder.server.ts';
import { MIGRATIONS } from '#src/platform/database/migrate.server.ts';
import { askOwnServer } from '#src/platform/diagnosis/ask-own-server.server.ts';
import { FILES_FOLDER, isBucket, openStorage, storage } from '#src/platform/storage/storage.server.ts';
import { withArchive } from './archive-place.server.ts';
import { type CommandAnswer, type CommandCall, type CommandShape, EXIT, UsageError } from './command-shape.server.ts';
import { loadPostgres, proveSqlite, type RestoredDatabase } from './restore-database.server.ts';

const WORK_FOLDER = '.restauration';

/** Refuses an archive of another engine, or of a version that this one does not know. */
function checkManifest({ engine, migrations }: Manifest, { DATABASE_URL }: Config): void {
  if (engine === 'postgres' && DATABASE_URL === undefined) {
    throw new Error('L’archive vient de PostgreSQL : donnez une base vide à DATABASE_URL.');
  }
  if (engine === 'sqlite' && DATABASE_URL !== undefined) {
    throw new Error('L’archive vient de SQLite : retirez DATABASE_URL, ou donnez un dossier par --at.');
  }
  const known = Object.keys(MIGRATIONS);
  const unknown = migrations.find((name, at) => known[at] !== name);
  if (unknown !== undefined) {
    throw new Error(`L’archive vient d’une version plus récente (${unknown}) : installez cette version-là.`);
  }
}

/** Reads where the archive goes. With `--at` nothing may be there yet. */
async function readTarget({ values, environment }: CommandCall): Promise<Config> {
  const config = readConfig(environment);
  const { at } = values;
  if (typeof at !== 'string') return config;
  const folder = resolve(at);
  const names = await readdir(folder).catch(() => []);
  if (names.length > 0) throw new Error(`Le dossier ${folder} n’est pas vide : donnez-en un neuf par --at.`);
  return { ...config, DATA_DIR: folder };
}

/** Puts the unpacked pictures into the bucket; a name always stands for the same bytes. */
async function fillBucket(config: Config, proved: string): Promise<void> {
  openStorage(config);
  const root = join(proved, FILES_FOLDER);
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => []);
  for (const entry of entries.filter((one) => one.isFile())) {
    const bytes = await readFile(join(entry.parentPath, entry.name));
    await storage().put(basename(entry.name), bytes, 'application/octet-stream');
  }
  await rm(root, { recursive: true, force: true });
}

const KEY_FILE = 'secret.key';

/** An archive without a key leaves the key of the folder where it is. */
async function keepKey(folder: string, proved: string): Promise<void> {
  if (existsSync(join(folder, KEY_FILE))) await copyFile(join(folder, KEY_FILE), join(proved, KEY_FILE));
}

/** How an archive is restored. */
interface Wishes {
  passphrase: string | undefined;
  /** Whether it may take the place of a site in use on PostgreSQL. */
  mayReplace: boolean;
}

async function restoreInto(config: Config, archive: string, { passphrase, mayReplace }: Wishes) {
  const instant = now().toISOString().slice(0, 19);
  const proved = join(config.DATA_DIR, WORK_FOLDER);
  await rm(proved, { recursive: true, force: true });
  await mkdir(proved, { recursive: true, mode: 0o700 });
  try {
    const manifest = await readArchive(archive, { target: proved, passphrase });
    checkManifest(manifest, config);
    if (!manifest.holds_key) await keepKey(config.DATA_DIR, proved);
    const { DATABASE_URL } = config;
    const database =
      DATABASE_URL === undefined
        ? await proveSqlite(config, proved)
        : await loadPostgres(
            { ...config, DATABASE_URL },
            {
              proved,
              migrations: manifest.migrations,
              ...(mayReplace ? { formerSchema: `avant_restauration_${instant.replaceAll(/\D/g, '_')}` } : {}),
            },
          );
    if (isBucket(config)) await fillBucket(config, proved);
    const formerName = `avant-restauration-${instant.replaceAll(':', '-')}`;
    const former = replaceFolder(config.DATA_DIR, { proved, formerName, more: [FILES_FOLDER] });
    return { manifest, database, former };
  } finally {
    await rm(proved, { recursive: true, force: true });
  }
}

const KEY_ADVICE: Partial<Record<RestoredDatabase['key'], string>> = {
  missing: 'La clé secrète n’est pas dans l’archive : remettez le fichier secret.key d’avant, ou la même SECRET_KEY.',
  wrong: 'La clé secrète n’est pas celle de l’archive : remettez le fichier secret.key d’avant, ou la même SECRET_KEY.',
};

function toAnswer(
  config: Config,
  { manifest, database, former }: Awaited<ReturnType<typeof restoreInto>>,
): CommandAnswer {
  const { held, key, formerSchema } = database;
  const advice = KEY_ADVICE[key];
  const lines = [
    `Restauré dans ${config.DATA_DIR} : l’état du ${formatLongDate(manifest.made_at)}, ${manifest.made_at.slice(11, 16)} UTC ; ${manifest.files.length} fichiers prouvés.`,
    ...(former === undefined ? [] : [`L’état d’avant est dans ${former} : supprimez-le quand tout va bien.`]),
    ...(formerSchema === undefined
      ? []
      : [
          `Les tables d’avant sont dans le schéma ${formerSchema} de la base : supprimez-le quand tout va bien (drop schema ${formerSchema} cascade).`,
        ]),
    ...(held === 0
      ? []
      : [
          `${held} envoi(s) et travaux qui attendaient sont retenus, car ils sont peut-être déjà partis : faitage jobs list les montre, faitage jobs retry --held les laisse partir, faitage jobs drop --held les retire.`,
        ]),
    ...(advice === undefined ? [] : [advice]),
    'Rendez le dossier au compte du site s’il le faut (chown), puis démarrez le serveur.',
  ];
  const json = {
    folder: config.DATA_DIR,
    made_at: manifest.made_at,
    files: manifest.files.length,
    former,
    former_schema: formerSchema,
    held,
    key,
  };
  return { code: advice === undefined ? EXIT.done : EXIT.toDo, text: lines.join('\n'), json };
}

/** On SQLite the lock of the folder says it; on PostgreSQL servers take none. */
export async function refuseRunningServer(config: Config): Promise<void> {
  if (config.DATABASE_URL === undefined) return;
  const server = await askOwnServer(config);
  if (server === 'ready' || server === 'unready') {
    throw new Error('Le serveur tourne encore : arrêtez-le (systemctl stop faitage), puis recommencez.');
  }
}

async function restore(call: CommandCall): Promise<CommandAnswer> {
  const [archive] = call.words;
  if (archive === undefined) throw new UsageError('Quelle archive ? faitage restore ARCHIVE.');
  if (call.values.at !== undefined && call.values.replace === true) {
    throw new UsageError('--replace prend la place du site, --at n’y touche pas : choisissez l’un ou l’autre.');
  }
  const config = await readTarget(call);
  const { 'passphrase-file': file } = call.values;
  const passphrase = typeof file === 'string' ? await readPassphrase(file) : undefined;
  if (call.values.at === undefined) await refuseRunningServer(config);
  checkFolder(config.DATA_DIR);
  await mkdir(config.DATA_DIR, { recursive: true, mode: 0o700 });
  const leave = lockDataFolder(config.DATA_DIR);
  try {
    const place = { readAccess: () => config, folder: config.DATA_DIR };
    return await withArchive(archive, place, async (path) =>
      toAnswer(config, await restoreInto(config, path, { passphrase, mayReplace: call.values.replace === true })),
    );
  } finally {
    leave();
  }
}

/** `faitage restore`: proves an archive as a whole, then puts it in the place of what is there. */
export const restoreCommand: CommandShape = {
  usage: 'ARCHIVE',
  summary: 'prouve une archive, puis la met à la place du site arrêté ; rien n’est envoyé une seconde fois',
  words: 1,
  options: {
    at: { type: 'string', value: 'DOSSIER', help: 'restaure dans ce dossier neuf au lieu de DATA_DIR' },
    replace: {
      type: 'boolean',
      help: 'sur PostgreSQL : remplace le site de la base ; ses tables restent dans un schéma à part',
    },
    'passphrase-file': { type: 'string', value: 'FICHIER', help: 'mot de passe d’une archive chiffrée' },
  },
  run: restore,
};
