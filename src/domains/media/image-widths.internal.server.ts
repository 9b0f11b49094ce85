import { DomainError } from '#src/kernel/errors.ts';
import { scaleImage } from '#src/platform/images/prepare-image.server.ts';
import { enqueue } from '#src/platform/jobs/enqueue.server.ts';
import { readPayloads } from '#src/platform/jobs/held-jobs.server.ts';
import { log } from '#src/platform/log.server.ts';
import { storage } from '#src/platform/storage/storage.server.ts';
import { IMAGE_WIDTHS, SVG_TYPE, WIDEST } from './media.contract.ts';
import { selectImageType } from './media.store.server.ts';
import { imageFileName } from './media.views.ts';

export const COMPLETION = 'media-completion';

/** Queues the smaller widths of pictures, in the caller's transaction; those that exist are not made again. */
export async function completeImages(keys: readonly string[]): Promise<void> {
  if (keys.length > 0) await enqueue(COMPLETION, { keys });
}

/**
 * Completes the first picture and queues the others: one at a time, so that uploads and other jobs have room, and a
 * server that stops waits for one picture only.
 */
export async function completeNext({ keys: [key, ...others] }: { keys: string[] }): Promise<void> {
  if (key !== undefined) await completeImage(key).catch(skipUnreadable);
  await completeImages(others);
}

/** A picture that can never be completed does not keep the others waiting. */
function skipUnreadable(error: unknown): void {
  if (!(error instanceof DomainError) || error.code !== 'invalid') throw error;
  log().error({ err: error }, 'completing an image failed');
}

async function completeImage(key: string): Promise<void> {
  const contentType = await selectImageType(key);
  if (contentType === undefined) return deleteWidths(key);
  if (contentType === SVG_TYPE) return;
  const names = IMAGE_WIDTHS.map((width) => ({ width, name: imageFileName(key, contentType, width) }));
  const present = await Promise.all(names.map(({ name }) => storage().exists(name)));
  const lacking = names.filter((_, index) => !present[index]);
  const original = lacking.length > 0 ? await storage().get(imageFileName(key, contentType)) : undefined;
  if (original === undefined) return;
  const widths = lacking.map(({ width }) => width);
  const scaled = await scaleImage(original.bytes, { widths, widest: WIDEST });
  for (const [index, { name }] of lacking.entries()) {
    const bytes = scaled[index];
    if (bytes) await storage().put(name, bytes, 'image/webp');
  }
  if ((await selectImageType(key)) === undefined) await deleteWidths(key);
}

/** Deletes what was written while somebody removed the picture. */
async function deleteWidths(key: string): Promise<void> {
  for (const width of IMAGE_WIDTHS) await storage().delete(imageFileName(key, 'image/webp', width));
}

/** Returns the names of the files that are still to be made, or were made a moment ago. */
export async function listUnmade(): Promise<Set<string>> {
  return listLaterNames((await readPayloads(COMPLETION)) as { keys: string[] }[]);
}

/** Returns the names of the files that jobs will make. */
export function listLaterNames(payloads: readonly { keys: string[] }[]): Set<string> {
  const smaller = IMAGE_WIDTHS.filter((width) => width < WIDEST);
  const names = payloads.flatMap(({ keys }) =>
    keys.flatMap((key) => smaller.map((width) => imageFileName(key, 'image/webp', width))),
  );
  return new Set(names);
}
