import { FoundRecords, RecordSearch } from '#src/kernel/figures.ts';
import { query } from '#src/platform/operation.server.ts';
import { selectTestimonialRecords } from '../testimonial-figures.store.server.ts';

/** Reviews that hold a text, for the search everywhere. */
export const searchTestimonialRecords = query({
  allow: 'content:read',
  input: RecordSearch,
  output: FoundRecords,
  run: selectTestimonialRecords,
});
