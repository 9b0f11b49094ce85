import { join } from 'node:path';
import type { Config } from '../config.server.ts';
import { diskStorage } from './disk-storage.server.ts';
import { s3Storage } from './s3-storage.server.ts';
import type { Storage } from './storage-port.server.ts';

export type StorageConfig = Pick<
  Config,
  'DATA_DIR' | 'S3_ENDPOINT' | 'S3_BUCKET' | 'S3_REGION' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY'
>;

let current: Storage | undefined;

/** Opens the bucket when one is configured, else the folder `media` of the data directory. Called once at start. */
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

/** Checks the storage for `/readyz`. @throws when files cannot be stored now. */
export const checkStorage = (): Promise<void> => storage().check();
