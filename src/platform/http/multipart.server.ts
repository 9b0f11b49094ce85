import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { type FileHandle, open } from 'node:fs/promises';
import { Busboy, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy';
import { DomainError } from '#src/kernel/errors.ts';
import { UploadedFile } from '#src/kernel/uploaded-file.ts';
import { log } from '../log.server.ts';
import { newTemporaryPath } from '../storage/temporary-files.server.ts';
import { SentForm } from './sent-form.server.ts';
import { FIELDS_MAX } from './url-encoded.server.ts';

const FILES_MAX = 10;
const NAME_BYTES = 100;
/** Limit of one text field; longer texts are sent as JSON. */
const FIELD_BYTES = 300_000;
/** Limit of all text fields together, which unlike files are held in memory. */
const TEXT_BYTES = 1_000_000;
const HEADERS_PER_PART = 10;
const HEADER_BYTES = 4_000;
const FILE_MODE = 0o600;

const TOO_MUCH = 'Le formulaire compte trop de champs ou de fichiers, ou un champ trop long.';
const UNREADABLE = 'Le formulaire est illisible.';
const NOT_STORED = 'L’envoi n’a pas pu être enregistré. Réessayez dans un instant.';
const RETRY_SECONDS = 30;

/**
 * Parses a multipart form while it arrives: texts in memory, files on disk as temporary files.
 * @param keepFile gets the path of every file before it is written, and removes the file in every case.
 * @throws DomainError `malformed`, `too-large`, `unavailable` (the disk cannot be written).
 */
export async function parseMultipart(
  chunks: AsyncIterable<Uint8Array>,
  contentType: string,
  keepFile: (path: string) => void,
): Promise<SentForm> {
  const fields: [string, string][] = [];
  const files: Promise<[name: string, file: UploadedFile] | undefined>[] = [];
  const failure = Promise.withResolvers<never>();
  // Awaited with every chunk; without this line an error after the last chunk would end the process.
  failure.promise.catch(() => undefined);
  const parser = openParser(contentType);
  parser.on('error', (cause) => failure.reject(new DomainError('malformed', UNREADABLE, { cause })));
  for (const limit of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const) {
    parser.on(limit, () => failure.reject(new DomainError('too-large', TOO_MUCH)));
  }
  const streams: BusboyFileStream[] = [];
  let textBytes = 0;
  parser.on('field', (name, value, isNameCut, isValueCut) => {
    textBytes += value.length;
    if (isNameCut || isValueCut || textBytes > TEXT_BYTES) failure.reject(new DomainError('too-large', TOO_MUCH));
    // A part may lack a name, although the type says otherwise.
    fields.push([name ?? '', value]);
  });
  parser.on('file', (name, stream) => {
    streams.push(stream);
    const file = storeFile(stream, keepFile).then(
      (stored) => stored && ([name ?? '', stored] as [string, UploadedFile]),
    );
    file.catch(failure.reject);
    files.push(file);
  });
  try {
    const finished = once(parser, 'finish').then(() => Promise.all(files));
    finished.catch(failure.reject);
    await feed(parser, chunks, failure.promise);
    const stored = await Promise.race([finished, failure.promise]);
    return new SentForm(
      fields,
      stored.filter((file) => file !== undefined),
    );
  } catch (error) {
    for (const stream of streams) stream.destroy();
    parser.destroy();
    await Promise.allSettled(files);
    throw error;
  }
}

function openParser(contentType: string): BusboyInstance {
  const limits = {
    fields: FIELDS_MAX,
    files: FILES_MAX,
    parts: FIELDS_MAX + FILES_MAX,
    fieldNameSize: NAME_BYTES,
    fieldSize: FIELD_BYTES,
    headerPairs: HEADERS_PER_PART,
    headerSize: HEADER_BYTES,
  };
  try {
    return new Busboy({ headers: { 'content-type': contentType }, limits });
  } catch (cause) {
    throw new DomainError('malformed', UNREADABLE, { cause });
  }
}

/** Passes the chunks on, each after the previous files are written. */
async function feed(parser: BusboyInstance, chunks: AsyncIterable<Uint8Array>, failure: Promise<never>): Promise<void> {
  for await (const chunk of chunks) {
    if (!parser.write(chunk)) await Promise.race([once(parser, 'drain'), failure]);
  }
  parser.end();
}

/** Stores one file on disk; returns undefined for an unused file input, which sends an empty file. */
async function storeFile(
  stream: BusboyFileStream,
  keepFile: (path: string) => void,
): Promise<UploadedFile | undefined> {
  let file: FileHandle | undefined;
  let path = '';
  let size = 0;
  const hash = createHash('sha256');
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      if (file === undefined) {
        path = await newTemporaryPath();
        keepFile(path);
        file = await open(path, 'wx', FILE_MODE);
      }
      await file.appendFile(chunk);
      hash.update(chunk);
      size += chunk.byteLength;
    }
  } catch (cause) {
    if (!isDiskError(cause)) throw new DomainError('malformed', UNREADABLE, { cause });
    log().error({ err: cause }, 'storing an upload failed');
    throw new DomainError('unavailable', NOT_STORED, { cause, retryAfterSeconds: RETRY_SECONDS });
  } finally {
    await file?.close();
  }
  return path === '' ? undefined : new UploadedFile(path, size, hash.digest('base64url'));
}

const isDiskError = (cause: unknown): boolean => cause instanceof Error && 'syscall' in cause;
