import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { AwsClient } from 'aws4fetch';

export interface BucketAccess {
  endpoint: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** Archives in one folder of an S3-compatible bucket. Each call throws Error with one French sentence. */
export interface ArchiveBucket {
  /** Names of the objects of the folder, without its path. */
  list(): Promise<string[]>;
  /** Stores a file; it appears under its name as a whole or not at all. */
  upload(name: string, path: string): Promise<void>;
  download(name: string, path: string): Promise<void>;
  remove(name: string): Promise<void>;
}

/** S3 accepts 10,000 parts of at least 5 MiB: an archive of 160 GB. */
const PART_BYTES = 16 * 2 ** 20;
const RETRIES = 3;
const ADDRESS = /^s3:\/\/([a-z0-9][a-z0-9.-]+)(?:\/(.*))?$/;

export const isBucketAddress = (address: string): boolean => address.startsWith('s3://');

/** Reads `s3://bucket/folder`. @throws Error with one French sentence. */
export function parseBucketAddress(address: string): { bucket: string; folder: string } {
  const [, bucket, path = ''] = ADDRESS.exec(address) ?? [];
  if (bucket === undefined) throw new Error(`L’adresse ${address} n’est pas de la forme s3://bucket/dossier.`);
  const folder = path.split('/').filter(Boolean).join('/');
  return { bucket, folder: folder === '' ? '' : `${folder}/` };
}

/** Returns the texts of an element in an answer of S3, whose XML has neither attributes nor CDATA there. */
const readElements = (xml: string, element: string): string[] =>
  [...xml.matchAll(new RegExp(`<${element}>([^<]*)</${element}>`, 'g'))].map(([, text = '']) =>
    text.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&'),
  );

async function* readParts(path: string): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const file = await open(path, 'r');
  try {
    for (;;) {
      const part = new Uint8Array(PART_BYTES);
      const { bytesRead } = await file.read(part, 0, PART_BYTES);
      if (bytesRead > 0) yield part.subarray(0, bytesRead);
      if (bytesRead < PART_BYTES) return;
    }
  } finally {
    await file.close();
  }
}

type Call = (method: string, url: string, body?: Uint8Array<ArrayBuffer> | string) => Promise<Response>;

/** Returns how to call the service with a signature. @param address as its errors name it. */
function createCall({ endpoint, ...keys }: BucketAccess, address: string): Call {
  const client = new AwsClient({ ...keys, service: 's3', retries: RETRIES });
  // Without a limit for the whole: an archive takes what its line needs. `fetch` ends after five minutes of silence.
  return async (method, url, body) => {
    const hash = createHash('sha256').update(body ?? '');
    const answer = await client
      .fetch(url, {
        method,
        ...(body !== undefined && { body }),
        // The service refuses a part that arrives damaged.
        headers: { 'x-amz-content-sha256': hash.digest('hex') },
        redirect: 'error',
      })
      .catch((cause: unknown) => {
        throw new Error(`Le stockage ${address} ne répond pas (${endpoint}) : vérifiez l’adresse et le réseau.`, {
          cause,
        });
      });
    if (answer.ok) return answer;
    await answer.body?.cancel();
    const isRefused = answer.status === 401 || answer.status === 403;
    const remedy = isRefused ? ' : vérifiez la clé et ses droits' : '';
    throw new Error(`Le stockage ${address} a répondu ${answer.status} à ${method}${remedy}.`);
  };
}

/** Opens the folder of archives at `s3://bucket/folder`. */
export function openArchiveBucket(access: BucketAccess, address: string): ArchiveBucket {
  const { bucket, folder } = parseBucketAddress(address);
  const call = createCall(access, address);
  const root = `${access.endpoint.replace(/\/$/, '')}/${encodeURIComponent(bucket)}`;
  const toUrl = (name: string): string => `${root}/${`${folder}${name}`.split('/').map(encodeURIComponent).join('/')}`;

  async function uploadParts(url: string, uploadId: string, path: string): Promise<void> {
    const id = encodeURIComponent(uploadId);
    const tags: string[] = [];
    for await (const part of readParts(path)) {
      const answer = await call('PUT', `${url}?partNumber=${tags.length + 1}&uploadId=${id}`, part);
      tags.push(answer.headers.get('etag') ?? '');
    }
    const parts = tags.map((tag, at) => `<Part><PartNumber>${at + 1}</PartNumber><ETag>${tag}</ETag></Part>`);
    const body = `<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`;
    const text = await (await call('POST', `${url}?uploadId=${id}`, body)).text();
    // The status is sent before the parts are joined: a failure comes in the body.
    const [code] = readElements(text, 'Code');
    if (text.includes('<Error>')) throw new Error(`Le stockage ${address} n’a pas gardé l’archive (${code}).`);
  }

  return {
    async list() {
      const names: string[] = [];
      let next = '';
      do {
        const token = next === '' ? '' : `&continuation-token=${encodeURIComponent(next)}`;
        const query = `list-type=2&delimiter=%2F&prefix=${encodeURIComponent(folder)}${token}`;
        const xml = await (await call('GET', `${root}?${query}`)).text();
        names.push(...readElements(xml, 'Key').map((key) => key.slice(folder.length)));
        [next = ''] = readElements(xml, 'NextContinuationToken');
      } while (next !== '');
      return names;
    },
    async upload(name, path) {
      const url = toUrl(name);
      const begun = await (await call('POST', `${url}?uploads=`)).text();
      const [uploadId] = readElements(begun, 'UploadId');
      if (uploadId === undefined) throw new Error(`Le stockage ${address} n’a pas commencé l’envoi de l’archive.`);
      try {
        await uploadParts(url, uploadId, path);
      } catch (error) {
        // The service keeps, and charges for, the parts of an upload that nobody ends.
        await call('DELETE', `${url}?uploadId=${encodeURIComponent(uploadId)}`).catch(() => undefined);
        throw error;
      }
    },
    async download(name, path) {
      const answer = await call('GET', toUrl(name));
      const content = Readable.from(answer.body ?? []);
      await pipeline(content, createWriteStream(path, { mode: 0o600 }));
    },
    async remove(name) {
      await (await call('DELETE', toUrl(name))).body?.cancel();
    },
  };
}
