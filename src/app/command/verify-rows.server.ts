import { z } from 'zod';
import { COMPLETION } from '#src/domains/media/image-widths.internal.server.ts';
import { type ArchivedPictures, compareArchivedFiles } from '#src/domains/media/stored-files.internal.server.ts';
import type { Manifest } from '#src/platform/backup/manifest.server.ts';
import { type ArchivedRow, proveRows } from '#src/platform/backup/prove-rows.server.ts';
import { describeFiles, type Proof } from './verify-records.server.ts';

const Image = z.object({ key: z.string(), content_type: z.string() });
const Job = z.object({ kind: z.string(), status: z.string(), payload: z.string() });
const Completion = z.object({ keys: z.array(z.string()) });

/** Notes what a row says of pictures. Returns whether it can be read. */
function notePicture({ images, payloads }: ArchivedPictures, table: string, row: ArchivedRow): boolean {
  if (table === 'media') {
    const image = Image.safeParse(row);
    if (image.success) images.push(image.data);
    return image.success;
  }
  if (table !== 'jobs') return true;
  const job = Job.safeParse(row);
  if (job.success && job.data.kind === COMPLETION && job.data.status !== 'done')
    payloads.push(Completion.parse(JSON.parse(job.data.payload)));
  return job.success;
}

/** Names of the files in an archive, without their folders. */
export const toFileNames = (files: readonly { name: string }[]): Set<string> =>
  new Set(files.map(({ name }) => name.slice(name.lastIndexOf('/') + 1)));

/** Proves the unpacked rows of PostgreSQL, and that every picture among them has its files in the archive. */
export async function proveArchivedRows(folder: string, manifest: Manifest): Promise<Proof[]> {
  const pictures: ArchivedPictures = { images: [], payloads: [] };
  const found = await proveRows(folder, manifest, (table, row) => notePicture(pictures, table, row));
  if ('fault' in found) {
    return [{ proof: 'rows', isIntact: false, sentence: `Lignes de PostgreSQL illisibles : ${found.fault}.` }];
  }
  const sentence = `Lignes de PostgreSQL lisibles : ${found.rows} lignes de ${found.tables} tables.`;
  return [
    { proof: 'rows', isIntact: true, sentence },
    describeFiles(compareArchivedFiles(pictures, toFileNames(manifest.files))),
  ];
}
