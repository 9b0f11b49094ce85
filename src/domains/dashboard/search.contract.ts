import { z } from 'zod';
import { Line, SEARCH_MAX } from '#src/kernel/fields.ts';
import { SEARCH_EVERYWHERE_MIN } from '#src/kernel/figures.ts';

/** In display order. */
export const FOUND_KINDS = [
  'messages',
  'quotes',
  'orders',
  'invoices',
  'payments',
  'services',
  'articles',
  'gallery',
  'testimonials',
  'users',
  'subscribers',
] as const;
export type FoundKind = (typeof FOUND_KINDS)[number];

/** Maximum results per kind. */
export const FOUND_PER_KIND = 5;

export const SearchQuery = z.object({ q: Line(SEARCH_MAX, SEARCH_EVERYWHERE_MIN) });

export const Find = z.object({
  kind: z.enum(FOUND_KINDS),
  id: z.int(),
  title: z.string(),
  subtitle: z.string(),
  /** URL of the record in the back office. */
  link: z.string(),
});
export type Find = z.infer<typeof Find>;
export const SearchResults = z.array(Find);
export type SearchResults = z.infer<typeof SearchResults>;
