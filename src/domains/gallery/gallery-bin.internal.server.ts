import { type BinnedRecord, keepInBin, putRowsBack } from '#src/domains/bin/bin.internal.server.ts';
import { publish } from '#src/platform/events/events.server.ts';
import type { Context } from '#src/platform/operation.server.ts';

/** Puts a work into the bin, before it is deleted. */
export const keepGalleryItem = (by: Context, id: number): Promise<void> =>
  keepInBin(by, {
    kind: 'gallery',
    subjectId: id,
    label: ['title'],
    rows: [{ table: 'gallery_items', column: 'id', values: [id] }],
  });

/** Puts a deleted work back as it was. */
export async function restoreGalleryItem(record: BinnedRecord): Promise<string> {
  await putRowsBack(record);
  await publish('content', { what: 'gallery' });
  return '';
}
