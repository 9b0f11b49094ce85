import { join } from 'node:path';
import type { Config } from '../config.server.ts';
import { diskStorage } from './disk-storage.server.ts';
import { s3Storage } from './s3-storage.server.ts';

export interface StoredFile {
  bytes: Uint8Array<ArrayBuffer>;
  contentType: string;
}

/** Where files live. A name is `[a-z0-9-]` with one extension; anything else is a programming error and throws. */
export interface Storage {
  /** Durable when it returns; replaces a file of that name. */
  put(name: string, bytes: Uint8Array, contentType: string): Promise<void>;
  get(name: string): Promise<StoredFile | undefined>;
  exists(name: string): Promise<boolean>;
  /** No error when there is no such file. */
  delete(name: string): Promise<void>;
  /** @throws when files cannot be stored now. */
  check(): Promise<void>;
}

export type StorageConfig = Pick<
  Config,
  'DATA_DIR' | 'S3_ENDPOINT' | 'S3_BUCKET' | 'S3_REGION' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY'
>;

let current: Storage | undefined;

/** Called once at start: the bucket when one is configured, else the folder `media` of the data directory. */
export function openStorage(config: StorageConfig): Storage {
  const { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_REGION } = config;
  current =
    S3_ENDPOINT && S3_BUCKET && S3_ACCESS_KEY_ID && S3_SECRET_ACCESS_KEY
      ? s3Storage({
          endpoint: S3_ENDPOINT,
          bucket: S3_BUCKET,
          region: S3_REGION,
          accessKeyId: S3_ACCESS_KEY_ID,
          secretAccessKey: S3_SECRET_ACCESS_KEY,
        })
      : diskStorage(join(config.DATA_DIR, 'media'));
  return current;
}

export function storage(): Storage {
  if (current === undefined) throw new Error('Le stockage des fichiers n’est pas ouvert.');
  return current;
}

/** For `/readyz`. @throws when files cannot be stored now. */
export const checkStorage = (): Promise<void> => storage().check();
