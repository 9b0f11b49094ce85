import { type FileHandle, open } from 'node:fs/promises';
import { promisify } from 'node:util';
import { crc32, inflateRaw } from 'node:zlib';
import { DomainError } from '#src/kernel/errors.ts';

const inflate = promisify(inflateRaw);

/** Entry of a ZIP file, as its directory describes it. Nothing is unpacked to a disk. */
export interface ZipEntry {
  name: string;
  /** Size of the content, in bytes, as declared; `read` refuses more. */
  size: number;
  packedSize: number;
  method: number;
  crc: number;
  offset: number;
}

export interface ZipFile {
  entries: ReadonlyMap<string, ZipEntry>;
  /** Returns the content of an entry. @throws DomainError `invalid` for a damaged one or more than `maxBytes`. */
  read(name: string, maxBytes: number): Promise<Uint8Array<ArrayBuffer>>;
  close(): Promise<void>;
}

interface Limits {
  /** Most entries, folders included. */
  entries: number;
  /** Most bytes of all contents together. */
  totalBytes: number;
}

const END_SIGNATURE = 0x06054b50;
const ENTRY_SIGNATURE = 0x02014b50;
const LOCAL_SIGNATURE = 0x04034b50;
const END_BYTES = 22;
const ENTRY_BYTES = 46;
const LOCAL_BYTES = 30;
const COMMENT_MAX = 65_535;
const DIRECTORY_MAX = 8_000_000;
const NAME_MAX = 250;
const STORED = 0;
const DEFLATED = 8;
const ENCRYPTED = 1;
const WIDE = 0xffffffff;
const UNIX = 3;
const KIND_OF_FILE = 0o170000;
const SYMLINK = 0o120000;

const UNREADABLE = 'Cette archive est illisible ou incomplète.';
const REFUSED = 'Cette archive contient des noms de fichiers, des liens ou un chiffrement qui ne sont pas acceptés.';
const TOO_LARGE = 'Cette archive contient trop de fichiers, ou des fichiers trop gros.';

const refuse = (sentence: string, cause?: unknown): DomainError =>
  new DomainError('invalid', sentence, cause === undefined ? {} : { cause });

async function readAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const bytes = Buffer.alloc(length);
  const { bytesRead } = await file.read(bytes, 0, length, position);
  if (bytesRead !== length) throw refuse(UNREADABLE);
  return bytes;
}

/** Returns where the directory is. A comment may follow it, so that its end is searched from the end of the file. */
async function findDirectory(file: FileHandle, size: number): Promise<{ count: number; bytes: number; at: number }> {
  const length = Math.min(size, END_BYTES + COMMENT_MAX);
  if (length < END_BYTES) throw refuse(UNREADABLE);
  const tail = await readAt(file, size - length, length);
  for (let at = length - END_BYTES; at >= 0; at -= 1) {
    if (tail.readUInt32LE(at) !== END_SIGNATURE || at + END_BYTES + tail.readUInt16LE(at + 20) !== length) continue;
    const found = {
      count: tail.readUInt16LE(at + 10),
      bytes: tail.readUInt32LE(at + 12),
      at: tail.readUInt32LE(at + 16),
    };
    if (found.at === WIDE || found.bytes > DIRECTORY_MAX || found.at + found.bytes > size) throw refuse(UNREADABLE);
    return found;
  }
  throw refuse(UNREADABLE);
}

/** Returns whether a name is a plain path below the root, which no tool would unpack elsewhere. */
const isPlainName = (name: string): boolean =>
  name.length > 0 &&
  name.length <= NAME_MAX &&
  !/[\\\p{Cc}:]/u.test(name) &&
  !name.startsWith('/') &&
  name.split('/').every((part, at, parts) => part !== '..' && part !== '.' && (part !== '' || at === parts.length - 1));

function readEntry(directory: Buffer, at: number): { entry: ZipEntry; next: number; isFolder: boolean } {
  if (at + ENTRY_BYTES > directory.length || directory.readUInt32LE(at) !== ENTRY_SIGNATURE) throw refuse(UNREADABLE);
  const [nameLength, extra, comment] = [28, 30, 32].map((place) => directory.readUInt16LE(at + place)) as [
    number,
    number,
    number,
  ];
  const next = at + ENTRY_BYTES + nameLength + extra + comment;
  if (next > directory.length) throw refuse(UNREADABLE);
  const name = directory.toString('utf8', at + ENTRY_BYTES, at + ENTRY_BYTES + nameLength);
  const mode = directory.readUInt32LE(at + 38) >>> 16;
  const isLink = directory[at + 5] === UNIX && (mode & KIND_OF_FILE) === SYMLINK;
  const isEncrypted = (directory.readUInt16LE(at + 8) & ENCRYPTED) !== 0;
  if (!isPlainName(name) || isLink || isEncrypted) throw refuse(REFUSED);
  const entry = {
    name,
    method: directory.readUInt16LE(at + 10),
    crc: directory.readUInt32LE(at + 16),
    packedSize: directory.readUInt32LE(at + 20),
    size: directory.readUInt32LE(at + 24),
    offset: directory.readUInt32LE(at + 42),
  };
  return { entry, next, isFolder: name.endsWith('/') };
}

function readEntries(directory: Buffer, count: number, limits: Limits): Map<string, ZipEntry> {
  if (count > limits.entries) throw refuse(TOO_LARGE);
  const entries = new Map<string, ZipEntry>();
  let total = 0;
  for (let at = 0, number = 0; number < count; number += 1) {
    const { entry, next, isFolder } = readEntry(directory, at);
    at = next;
    total += entry.size;
    if (total > limits.totalBytes) throw refuse(TOO_LARGE);
    if (isFolder) continue;
    if (entries.has(entry.name)) throw refuse(REFUSED);
    entries.set(entry.name, entry);
  }
  return entries;
}

async function readContent(file: FileHandle, entry: ZipEntry, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  if (entry.size > maxBytes || entry.packedSize > maxBytes) throw refuse(TOO_LARGE);
  const header = await readAt(file, entry.offset, LOCAL_BYTES);
  if (header.readUInt32LE(0) !== LOCAL_SIGNATURE) throw refuse(UNREADABLE);
  const start = entry.offset + LOCAL_BYTES + header.readUInt16LE(26) + header.readUInt16LE(28);
  const packed = await readAt(file, start, entry.packedSize);
  if (entry.method !== STORED && entry.method !== DEFLATED) throw refuse(UNREADABLE);
  // The declared size is the limit: a bomb ends here, whatever it would become.
  const content =
    entry.method === STORED
      ? packed
      : await inflate(packed, { maxOutputLength: Math.max(1, entry.size) }).catch((cause: unknown) => {
          throw refuse(UNREADABLE, cause);
        });
  if (content.byteLength !== entry.size || crc32(content) !== entry.crc) throw refuse(UNREADABLE);
  return new Uint8Array(content);
}

/**
 * Opens a ZIP file on disk; only its directory is read. Names with `..`, absolute names, links, encryption and two
 * files of one name are refused. @throws DomainError `invalid` with one sentence.
 */
export async function openZip(path: string, limits: Limits): Promise<ZipFile> {
  const file = await open(path, 'r');
  try {
    const { size } = await file.stat();
    const { count, bytes, at } = await findDirectory(file, size);
    const entries = readEntries(await readAt(file, at, bytes), count, limits);
    return {
      entries,
      read: async (name, maxBytes) => {
        const entry = entries.get(name);
        if (entry === undefined) throw refuse(UNREADABLE);
        return readContent(file, entry, maxBytes);
      },
      close: () => file.close(),
    };
  } catch (error) {
    await file.close();
    throw error;
  }
}
