import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { isArchiveName, MANIFEST, Manifest } from './manifest.server.ts';
import { openStream, SEALED_HEADER_BYTES, SEALED_MARK, WrongPassphrase } from './sealed-stream.server.ts';
import { DamagedArchive, readTar } from './tar-read.server.ts';

interface Unpacking {
  /** Folder for the files. */
  target: string;
  passphrase: string | undefined;
  /** Whether a file is unpacked; every other one is read and proved all the same. */
  isUnpacked?: (name: string) => boolean;
}

const refuse = (path: string, reason: string, cause?: unknown): Error =>
  new Error(`L’archive ${path} ${reason} Prenez-en une autre ; rien n’a été modifié.`, { cause });

async function readBeginning(path: string): Promise<Buffer> {
  const file = await open(path, 'r').catch((cause: unknown) => {
    throw new Error(`L’archive ${path} ne peut pas être lue : vérifiez son nom et ses droits.`, { cause });
  });
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(SEALED_HEADER_BYTES), 0, SEALED_HEADER_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** Returns the compressed stream of an archive, decrypted if it is encrypted. */
async function openArchive(path: string, passphrase: string | undefined): Promise<AsyncIterable<Uint8Array>> {
  const header = await readBeginning(path);
  if (!header.subarray(0, SEALED_MARK.byteLength).equals(SEALED_MARK)) return createReadStream(path);
  if (passphrase === undefined) {
    throw new Error(`L’archive ${path} est chiffrée : donnez son mot de passe par --passphrase-file FICHIER.`);
  }
  return openStream(createReadStream(path, { start: SEALED_HEADER_BYTES }), header, passphrase);
}

type Found = Map<string, { bytes: number; sha256: string }>;

/** Reads a content to its end, hashes it, and writes it when it has a place. */
async function takeContent(content: AsyncIterable<Buffer>, path: string | undefined): Promise<string> {
  const hash = createHash('sha256');
  const hashed = async function* (): AsyncGenerator<Buffer> {
    for await (const chunk of content) {
      hash.update(chunk);
      yield chunk;
    }
  };
  if (path === undefined) for await (const _chunk of hashed());
  else {
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    await pipeline(Readable.from(hashed()), createWriteStream(path, { mode: 0o600, flags: 'wx' }));
  }
  return hash.digest('hex');
}

function findDifference({ files }: Manifest, found: Found): string | undefined {
  for (const { name, bytes, sha256 } of files) {
    const file = found.get(name);
    if (file === undefined) return `le fichier ${name} manque`;
    if (file.bytes !== bytes || file.sha256 !== sha256) return `le fichier ${name} a été modifié`;
  }
  const known = new Set(files.map(({ name }) => name));
  const extra = [...found.keys()].find((name) => !known.has(name));
  return extra === undefined ? undefined : `le fichier ${extra} ne figure pas au manifeste`;
}

async function readManifest(target: string, path: string): Promise<Manifest> {
  const parsed = Manifest.safeParse(JSON.parse(await readFile(join(target, MANIFEST), 'utf8')));
  if (!parsed.success) throw refuse(path, 'vient d’une autre version de Faîtage.', parsed.error);
  return parsed.data;
}

function toSentence(path: string, error: unknown): unknown {
  if (error instanceof WrongPassphrase) {
    return refuse(path, 'ne s’ouvre pas : le mot de passe est faux, ou l’archive est abîmée.', error);
  }
  const isZipped = error instanceof Error && 'code' in error && /^(Z_|ERR_STREAM_PREMATURE)/.test(String(error.code));
  if (error instanceof DamagedArchive || isZipped) return refuse(path, 'est abîmée ou incomplète.', error);
  return error;
}

/**
 * Reads a whole archive and proves it: every file has the size and the hash of the manifest, and no file is missing or
 * too many. Unpacks into `target`, a new folder.
 * @throws Error with one French sentence.
 */
export async function readArchive(path: string, { target, passphrase, isUnpacked }: Unpacking): Promise<Manifest> {
  const found: Found = new Map();
  try {
    const packed = Readable.from(await openArchive(path, passphrase));
    await pipeline(packed, createGunzip(), async (stream: AsyncIterable<Uint8Array>) => {
      await readTar(stream, async (name, size, content) => {
        if (!isArchiveName(name) || found.has(name)) throw new DamagedArchive(`the name ${name} is refused`);
        const isKept = name === MANIFEST || (isUnpacked?.(name) ?? true);
        found.set(name, { bytes: size, sha256: await takeContent(content, isKept ? join(target, name) : undefined) });
      });
    });
  } catch (error) {
    throw toSentence(path, error);
  }
  if (!found.delete(MANIFEST)) throw refuse(path, 'n’a pas de manifeste.');
  const manifest = await readManifest(target, path);
  const difference = findDifference(manifest, found);
  if (difference !== undefined) throw refuse(path, `est abîmée : ${difference}.`);
  return manifest;
}
