import { z } from 'zod';
import { type JobTable, job } from '#src/platform/jobs/job-table.server.ts';
import { storage } from '#src/platform/storage/storage.server.ts';
import { COMPLETION, completeNext } from './image-widths.internal.server.ts';
import { ImageKey, originalPath } from './media.contract.ts';
import { releaseImage } from './media.internal.server.ts';
import { selectImageType } from './media.store.server.ts';
import { imageFileNames } from './media.views.ts';

const Sweep = z.object({ key: ImageKey, contentType: z.string() });

/** Deletes the files of an image without a row: removed, or its upload did not finish. */
async function sweepFiles({ key, contentType }: z.output<typeof Sweep>): Promise<void> {
  if ((await selectImageType(key)) !== undefined) return;
  for (const name of imageFileNames(key, contentType)) await storage().delete(name);
}

/** Deletes an upload whose row was never stored. */
const release = ({ key }: { key: string }): Promise<void> => releaseImage(originalPath(key));

export const mediaJobs: JobTable = {
  'media-sweep': job(Sweep, sweepFiles),
  'media-release': job(z.object({ key: ImageKey }), release),
  [COMPLETION]: job(z.object({ keys: z.array(ImageKey) }), completeNext),
};
