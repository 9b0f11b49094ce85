import { SEARCH_MAX } from '#src/kernel/fields.ts';
import { cleanLine } from '#src/kernel/text.ts';

/** Canonical path of the reviews page, which has two paths. */
export const REVIEWS_PATH = '/avis';

/** Search of the reviews, stored in the URL. */
export interface ReviewSearch {
  search: string;
  rating?: number | undefined;
  page: number;
}

/** Parses the URL; invalid parameters are ignored. */
export function getReviewSearch(address: URLSearchParams): ReviewSearch {
  const search = cleanLine(address.get('q') ?? '').slice(0, SEARCH_MAX);
  const note = address.get('note') ?? '';
  const page = address.get('page') ?? '';
  return {
    search,
    ...(/^[1-5]$/.test(note) ? { rating: Number(note) } : {}),
    page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
  };
}

/** Returns the URL of this search. */
export function reviewsAddress({ search, rating, page }: ReviewSearch): string {
  const query = new URLSearchParams({
    ...(search && { q: search }),
    ...(rating !== undefined && { note: String(rating) }),
    ...(page > 1 && { page: String(page) }),
  }).toString();
  return query === '' ? REVIEWS_PATH : `${REVIEWS_PATH}?${query}`;
}

/** Returns whether the search limits the reviews. */
export const isFiltered = ({ search, rating }: ReviewSearch): boolean => search !== '' || rating !== undefined;
