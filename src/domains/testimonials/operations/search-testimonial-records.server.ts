import { FoundRecords, RecordSearch } from '#src/kernel/figures.ts';
import { query } from '#src/platform/operation.server.ts';
import { selectTestimonialRecords } from '../testimonial-figures.store.server.ts';

/** Returns reviews that contain a text, for the global search. */
export const searchTestimonialRecords = query({
  allow: 'content:read',
  input: RecordSearch,
  output: FoundRecords,
  run: selectTestimonialRecords,
});
