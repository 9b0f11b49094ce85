import { mkdtemp, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { type ArchiveBucket, isBucketAddress, openArchiveBucket } from '#src/platform/backup/archive-bucket.server.ts';
import type { Config } from '#src/platform/config.server.ts';

/**
 * Opens the folder of archives at `s3://bucket/folder`, with the access of `BACKUP_S3_*` or, without it, of the bucket
 * of the pictures. @throws Error with one French sentence.
 */
export function openBackupBucket(config: Config, address: string): ArchiveBucket {
  const isOwn = config.BACKUP_S3_ENDPOINT !== undefined;
  const endpoint = isOwn ? config.BACKUP_S3_ENDPOINT : config.S3_ENDPOINT;
  const accessKeyId = isOwn ? config.BACKUP_S3_ACCESS_KEY_ID : config.S3_ACCESS_KEY_ID;
  const secretAccessKey = isOwn ? config.BACKUP_S3_SECRET_ACCESS_KEY : config.S3_SECRET_ACCESS_KEY;
  if (endpoint === undefined || accessKeyId === undefined || secretAccessKey === undefined) {
    throw new Error(
      `L’accès à ${address} manque : donnez BACKUP_S3_ENDPOINT, BACKUP_S3_ACCESS_KEY_ID et BACKUP_S3_SECRET_ACCESS_KEY.`,
    );
  }
  const region = isOwn ? config.BACKUP_S3_REGION : config.S3_REGION;
  return openArchiveBucket({ endpoint, region, accessKeyId, secretAccessKey }, address);
}

/**
 * Runs with the path of an archive; one at `s3://bucket/folder/name` is first copied into a folder that is removed
 * afterwards.
 * @param folder where the copy has room.
 */
export async function withArchive<T>(
  archive: string,
  { readAccess, folder }: { readAccess: () => Config; folder: string },
  run: (path: string) => Promise<T>,
): Promise<T> {
  if (!isBucketAddress(archive)) return run(resolve(archive));
  const end = archive.lastIndexOf('/');
  const name = archive.slice(end + 1);
  if (end < 's3://'.length || name === '') throw new Error(`L’adresse ${archive} ne nomme pas d’archive.`);
  const work = await mkdtemp(join(folder, '.faitage-archive-'));
  try {
    const path = join(work, name);
    await openBackupBucket(readAccess(), archive.slice(0, end)).download(name, path);
    return await run(path);
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}
