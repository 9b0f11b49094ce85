import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { toFolders } from '../storage/disk-storage.server.ts';
import { FILES_FOLDER } from '../storage/storage.server.ts';
import { isArchiveName, MANIFEST, type Manifest, ROWS_FOLDER } from './manifest.server.ts';
import { sealStream } from './sealed-stream.server.ts';
import { type TarFile, tarChunks } from './tar-write.server.ts';

export interface ArchiveSource {
  dataFolder: string;
  /** Folder for the copy of the database while the archive is written. */
  workFolder: string;
  /** Copies the database into the work folder, as it is at one instant. */
  copyDatabase(): Promise<void>;
  /** Files of a bucket, by their names, once the database is copied; absent when they are in the data folder. */
  bucketFiles?: (() => AsyncIterable<{ name: string; bytes: Uint8Array }>) | undefined;
  /** Leaves out the key file, for owners who keep it apart. */
  isWithoutKey?: boolean | undefined;
  facts: Omit<Manifest, 'format' | 'files' | 'holds_key'>;
  /** Encrypts the archive when given. */
  passphrase?: string | undefined;
}

export interface WrittenArchive {
  bytes: number;
  files: number;
}

/** Pictures are compressed already: more effort takes time and saves nothing. */
const GZIP_LEVEL = 1;
const LINE_END = 10;

/** Paths of the files below a folder, with slashes; none when it is missing. */
async function listFiles(root: string, below: string): Promise<string[]> {
  const entries = await readdir(join(root, below), { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(root.length + 1)
        .replaceAll('\\', '/'),
    )
    .filter(isArchiveName)
    .sort();
}

/** Yields the named files that still exist; a file never changes once it is there. */
async function* filesIn(root: string, names: readonly string[]): AsyncGenerator<TarFile> {
  for (const name of names) {
    const found = await stat(join(root, name)).catch(() => undefined);
    if (found?.isFile()) yield { name, size: found.size, content: createReadStream(join(root, name)) };
  }
}

async function* bucket(files: NonNullable<ArchiveSource['bucketFiles']>): AsyncGenerator<TarFile> {
  for await (const { name, bytes } of files()) {
    yield { name: `${FILES_FOLDER}/${toFolders(name)}/${name}`, size: bytes.byteLength, content: [bytes] };
  }
}

/**
 * Yields everything: files first, the database between, then the files that came meanwhile. A row of the copied
 * database so has its files: they were there before it was copied, and are read before or after.
 */
async function* everything(source: ArchiveSource): AsyncGenerator<TarFile> {
  const { dataFolder, workFolder, copyDatabase, bucketFiles } = source;
  const before = await listFiles(dataFolder, FILES_FOLDER);
  yield* filesIn(dataFolder, before);
  await copyDatabase();
  yield* filesIn(workFolder, await listFiles(workFolder, ''));
  const seen = new Set(before);
  const later = (await listFiles(dataFolder, FILES_FOLDER)).filter((name) => !seen.has(name));
  yield* filesIn(dataFolder, later);
  if (bucketFiles !== undefined) yield* bucket(bucketFiles);
  yield* filesIn(dataFolder, await listFiles(dataFolder, 'outbox'));
  yield* filesIn(dataFolder, ['audit-roots.jsonl', ...(source.isWithoutKey ? [] : ['secret.key'])]);
}

function countLines(chunk: Uint8Array): number {
  let lines = 0;
  for (let at = chunk.indexOf(LINE_END); at !== -1; at = chunk.indexOf(LINE_END, at + 1)) lines += 1;
  return lines;
}

/** Adds the manifest, with the hash of every file that was read. */
async function* withManifest(source: ArchiveSource, counted: WrittenArchive): AsyncGenerator<TarFile> {
  const files: Manifest['files'] = [];
  for await (const { name, size, content } of everything(source)) {
    const hash = createHash('sha256');
    const isTable = name.startsWith(`${ROWS_FOLDER}/`);
    let rows = 0;
    const hashed = async function* (): AsyncGenerator<Uint8Array> {
      for await (const chunk of content) {
        hash.update(chunk);
        if (isTable) rows += countLines(chunk);
        yield chunk;
      }
    };
    yield { name, size, content: hashed() };
    files.push({ name, bytes: size, sha256: hash.digest('hex'), ...(isTable ? { rows } : {}) });
  }
  counted.files = files.length;
  const holdsKey = files.some(({ name }) => name === 'secret.key');
  const manifest: Manifest = { format: 1, ...source.facts, holds_key: holdsKey, files };
  const bytes = Buffer.from(JSON.stringify(manifest, null, 1));
  yield { name: MANIFEST, size: bytes.byteLength, content: [bytes] };
}

async function syncPath(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  const file = await open(path, 'r');
  await file.sync().finally(() => file.close());
}

/**
 * Writes one archive: under a temporary name, durable, then renamed, so that a name always stands for a whole one.
 * @param path final name; its folder is created.
 */
export async function writeArchive(path: string, source: ArchiveSource): Promise<WrittenArchive> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const draft = `${path}.part`;
  const counted = { bytes: 0, files: 0 };
  try {
    const packed = Readable.from(tarChunks(withManifest(source, counted)));
    const file = createWriteStream(draft, { mode: 0o600 });
    const { passphrase } = source;
    const gzip = createGzip({ level: GZIP_LEVEL });
    if (passphrase === undefined) await pipeline(packed, gzip, file);
    else await pipeline(packed, gzip, (stream: AsyncIterable<Uint8Array>) => sealStream(stream, passphrase), file);
    await syncPath(draft);
    counted.bytes = (await stat(draft)).size;
    await rename(draft, path);
    await syncPath(dirname(path));
    return counted;
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/** Reads the passphrase of a file: its first line. @throws Error with one French sentence. */
export async function readPassphrase(path: string): Promise<string> {
  const text = await readFile(path, 'utf8').catch((cause: unknown) => {
    throw new Error(`Le fichier ${path} du mot de passe ne peut pas être lu : vérifiez son nom et ses droits.`, {
      cause,
    });
  });
  const [line = ''] = text.split('\n');
  if (line.trim().length < 12) {
    throw new Error(`Le mot de passe de ${path} est trop court : douze caractères au moins, sur la première ligne.`);
  }
  return line.trim();
}
