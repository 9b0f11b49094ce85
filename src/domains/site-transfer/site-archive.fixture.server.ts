import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { UploadedFile } from '#src/kernel/uploaded-file.ts';
import { type ArchivedFile, zipChunks } from '#src/platform/archive/zip-write.server.ts';
import { newTemporaryPath } from '#src/platform/storage/temporary-files.server.ts';
import { siteFiles } from './site-archive.document.server.ts';
import { readSite } from './site-archive.internal.server.ts';
import { FORMAT, FORMAT_VERSION, type SiteBundle } from './site-bundle.contract.ts';

/** Stores bytes as an upload. */
export async function anUpload(bytes: Uint8Array): Promise<UploadedFile> {
  const path = await newTemporaryPath();
  await writeFile(path, bytes);
  return new UploadedFile(path, bytes.byteLength, createHash('sha256').update(bytes).digest('base64url'));
}

/** Packs files as an upload. */
export async function aZip(files: AsyncIterable<ArchivedFile> | Iterable<ArchivedFile>): Promise<UploadedFile> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of zipChunks(files as AsyncIterable<ArchivedFile>)) chunks.push(chunk);
  return anUpload(Buffer.concat(chunks));
}

/** Exports the site as an upload. */
export const anExport = async (): Promise<UploadedFile> => aZip(siteFiles(await readSite()));

/** Packs parts of a site with pictures; `{name}` stands for a picture's file in the texts of the parts. */
export async function anArchive(
  parts: SiteBundle['parts'],
  pictures: readonly Uint8Array[] = [],
  head: Record<string, unknown> = {},
): Promise<UploadedFile> {
  const site = { format: FORMAT, version: FORMAT_VERSION, parts, ...head };
  const files = pictures.map((bytes) => ({ name: pictureName(bytes), bytes }));
  return aZip([...files, { name: 'site.json', bytes: Buffer.from(JSON.stringify(site)) }]);
}

/** Returns the name of a PNG in an archive. */
export const pictureName = (bytes: Uint8Array): string =>
  `pictures/${createHash('sha256').update(bytes).digest('hex')}.png`;
