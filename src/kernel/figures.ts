import { z } from 'zod';
import { Line, SEARCH_MAX } from './fields.ts';

/** Shortest text that is searched everywhere, characters. */
export const SEARCH_EVERYWHERE_MIN = 2;

/** The instant from which on a period counts, as stored. */
export const Since = z.object({ since: z.iso.datetime() });

/** How many records there are, how many of them show, and how many of each there were at an instant. */
export const Growth = z.object({
  total: z.int(),
  shown: z.int(),
  total_before: z.int(),
  shown_before: z.int(),
});
export type Growth = z.infer<typeof Growth>;

/** A search over the records of a room, published or not. */
export const RecordSearch = z.object({
  search: Line(SEARCH_MAX, SEARCH_EVERYWHERE_MIN),
  limit: z.int().min(1).max(20),
});
export type RecordSearch = z.infer<typeof RecordSearch>;

/** A record as a list of finds shows it. */
export const FoundRecord = z.object({ id: z.int(), title: z.string(), subtitle: z.string() });
export type FoundRecord = z.infer<typeof FoundRecord>;
export const FoundRecords = z.array(FoundRecord);

/** How many of the newest records are asked for. */
export const Newest = z.object({ limit: z.int().min(1).max(20) });
