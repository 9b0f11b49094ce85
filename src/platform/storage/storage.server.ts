import { join } from 'node:path';
import { perApp } from '../app-state.server.ts';
import type { Config } from '../config.server.ts';
import { diskStorage } from './disk-storage.server.ts';
import { s3Storage } from './s3-storage.server.ts';
import type { Storage } from './storage-port.server.ts';

export type StorageConfig = Pick<
  Config,
  'DATA_DIR' | 'S3_ENDPOINT' | 'S3_BUCKET' | 'S3_REGION' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY'
>;

/** Folder of the stored files inside the data folder. */
export const FILES_FOLDER = 'media';

const current = perApp(() => ({ storage: undefined as Storage | undefined }));

/** Opens the bucket when one is configured, else the folder `media` of the data directory. Called once at start. */
export function openStorage(config: StorageConfig): Storage {
  const { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_REGION } = config;
  const opened =
    S3_ENDPOINT && S3_BUCKET && S3_ACCESS_KEY_ID && S3_SECRET_ACCESS_KEY
      ? s3Storage({
          endpoint: S3_ENDPOINT,
          bucket: S3_BUCKET,
          region: S3_REGION,
          accessKeyId: S3_ACCESS_KEY_ID,
          secretAccessKey: S3_SECRET_ACCESS_KEY,
        })
      : diskStorage(join(config.DATA_DIR, FILES_FOLDER));
  current().storage = opened;
  return opened;
}

/** Whether the files are in a bucket instead of the data folder. */
export const isBucket = ({ S3_ENDPOINT }: Pick<StorageConfig, 'S3_ENDPOINT'>): boolean => S3_ENDPOINT !== undefined;

export function storage(): Storage {
  const { storage: opened } = current();
  if (opened === undefined) throw new Error('Le stockage des fichiers n’est pas ouvert.');
  return opened;
}

/** Checks the storage for `/readyz`. @throws when files cannot be stored now. */
export const checkStorage = (): Promise<void> => storage().check();
