import { z } from 'zod';
import { Line, SEARCH_MAX } from './fields.ts';

/** Minimum length of a text for the global search, in characters. */
export const SEARCH_EVERYWHERE_MIN = 2;

/** Instant at which a period begins, as stored. */
export const Since = z.object({ since: z.iso.datetime() });

/** Number of records, number of visible records, and both as they were at an instant. */
export const Growth = z.object({
  total: z.int(),
  visible: z.int(),
  total_before: z.int(),
  visible_before: z.int(),
});
export type Growth = z.infer<typeof Growth>;

/** Search over the records of a domain, published or not. */
export const RecordSearch = z.object({
  search: Line(SEARCH_MAX, SEARCH_EVERYWHERE_MIN),
  limit: z.int().min(1).max(20),
});
export type RecordSearch = z.infer<typeof RecordSearch>;

/** Record as a list of search results shows it. */
export const FoundRecord = z.object({ id: z.int(), title: z.string(), subtitle: z.string() });
export type FoundRecord = z.infer<typeof FoundRecord>;
export const FoundRecords = z.array(FoundRecord);

/** Number of newest records to return. */
export const Newest = z.object({ limit: z.int().min(1).max(20) });
