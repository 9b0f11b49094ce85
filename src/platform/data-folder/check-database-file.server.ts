import { accessSync, closeSync, constants, openSync, readSync, statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';

const MAGIC = 'SQLite format 3\0';
const HEADER_BYTES = 100;
/** Page size of 65,536 bytes, which does not fit into the two bytes of the header and is stored as 1. */
const LARGEST_PAGE = 65_536;

interface Header {
  isSqlite: boolean;
  /** Size in bytes of the pages counted in the header; 0 when the header is not reliable. */
  expectedBytes: number;
}

function readHeader(path: string): Header {
  const bytes = Buffer.alloc(HEADER_BYTES);
  const file = openSync(path, 'r');
  readSync(file, bytes, 0, HEADER_BYTES, 0);
  closeSync(file);
  const pageSize = bytes.readUInt16BE(16) === 1 ? LARGEST_PAGE : bytes.readUInt16BE(16);
  const isCurrent = bytes.readUInt32BE(24) === bytes.readUInt32BE(92);
  return {
    isSqlite: bytes.toString('latin1', 0, MAGIC.length) === MAGIC,
    expectedBytes: isCurrent ? pageSize * bytes.readUInt32BE(28) : 0,
  };
}

const toBytes = (path: string): number => statSync(path, { throwIfNoEntry: false })?.size ?? 0;

/** Opens the file for reading; without a write-ahead log as immutable, so that no file is created beside it. */
function openToRead(path: string, hasLog: boolean): DatabaseSync {
  const address = pathToFileURL(path);
  if (!hasLog) address.searchParams.set('immutable', '1');
  return new DatabaseSync(address, { readOnly: true });
}

interface Contents {
  isSound: boolean;
  hasTables: boolean;
  /** Names of the applied migrations; undefined for another product's tables. */
  migrations: string[] | undefined;
}

function readContents(path: string, { hasLog, isShort }: { hasLog: boolean; isShort: boolean }): Contents {
  const database = openToRead(path, hasLog);
  try {
    const isSound = !isShort || database.prepare('pragma quick_check(1)').get()?.quick_check === 'ok';
    const tables = database.prepare("select name from sqlite_schema where type = 'table'").all();
    const isOurs = tables.some(({ name }) => name === 'kysely_migration');
    const rows = isOurs ? database.prepare('select name from kysely_migration order by name').all() : undefined;
    return { isSound, hasTables: tables.length > 0, migrations: rows?.map(({ name }) => String(name)) };
  } finally {
    database.close();
  }
}

const RESTORE = 'Restaurez une sauvegarde ; rien n’a été modifié.';

function getContents(path: string, condition: { hasLog: boolean; isShort: boolean }): Contents {
  try {
    return readContents(path, condition);
  } catch (cause) {
    throw new Error(`La base ${path} est endommagée et ne peut pas être lue. ${RESTORE}`, { cause });
  }
}

/**
 * Checks an existing database file before anything opens it for writing.
 * @param known names of the migrations of this build.
 * @throws Error with one French sentence: empty, truncated, damaged, foreign or newer file, no write permission.
 */
export function checkDatabaseFile(path: string, known: readonly string[]): void {
  if (!statSync(path).isFile()) throw new Error(`${path} n’est pas un fichier : déplacez-le ou changez DATA_DIR.`);
  const size = toBytes(path);
  if (size === 0) {
    throw new Error(`La base ${path} est vide (0 octet). ${RESTORE} Pour un nouveau site, choisissez un dossier vide.`);
  }
  const { isSqlite, expectedBytes } = readHeader(path);
  if (!isSqlite) throw new Error(`${path} n’est pas une base SQLite : déplacez ce fichier ou changez DATA_DIR.`);
  const hasLog = toBytes(`${path}-wal`) > 0;
  // A process killed while merging the log leaves a shorter file, which is complete only together with the log.
  const isShort = size < expectedBytes;
  if (isShort && !hasLog)
    throw new Error(`La base ${path} est tronquée (${size} octets sur ${expectedBytes}). ${RESTORE}`);
  const { isSound, hasTables, migrations } = getContents(path, { hasLog, isShort });
  if (!isSound) throw new Error(`La base ${path} est tronquée (${size} octets sur ${expectedBytes}). ${RESTORE}`);
  if (migrations === undefined && hasTables) {
    throw new Error(`La base ${path} appartient à un autre logiciel : déplacez ce fichier ou changez DATA_DIR.`);
  }
  const unknown = migrations?.find((name) => !known.includes(name));
  if (unknown !== undefined) {
    throw new Error(
      `La base ${path} vient d’une version plus récente (${unknown}) : installez cette version-là, ou restaurez la sauvegarde faite avant elle.`,
    );
  }
  try {
    accessSync(path, constants.R_OK | constants.W_OK);
  } catch (cause) {
    throw new Error(`La base ${path} est en lecture seule : rendez-la modifiable pour le compte qui lance le site.`, {
      cause,
    });
  }
}
