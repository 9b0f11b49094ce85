import { type BinnedRecord, keepInBin, putRowsBack } from '#src/domains/bin/bin.internal.server.ts';
import { publish } from '#src/platform/events/events.server.ts';
import type { Context } from '#src/platform/operation.server.ts';

/** Puts a review into the bin, before it is deleted. */
export const keepTestimonial = (by: Context, id: number): Promise<void> =>
  keepInBin(by, {
    kind: 'testimonial',
    subjectId: id,
    label: ['name'],
    rows: [{ table: 'testimonials', column: 'id', values: [id] }],
  });

/** Puts a deleted review back as it was. */
export async function restoreTestimonial(record: BinnedRecord): Promise<string> {
  await putRowsBack(record);
  await publish('content', { what: 'testimonials' });
  return '';
}
