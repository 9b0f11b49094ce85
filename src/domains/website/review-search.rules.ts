import { SEARCH_MAX } from '#src/kernel/fields.ts';

/** The screen under both its names; search engines keep this one. */
export const REVIEWS_PATH = '/avis';

/** What a visitor asks of the reviews; the address carries it. */
export interface ReviewSearch {
  search: string;
  rating?: number | undefined;
  page: number;
}

/** Reads the address; what makes no sense in it asks for nothing. */
export function reviewSearchOf(address: URLSearchParams): ReviewSearch {
  const search = (address.get('q') ?? '').trim().slice(0, SEARCH_MAX);
  const note = address.get('note') ?? '';
  const page = address.get('page') ?? '';
  return {
    search,
    ...(/^[1-5]$/.test(note) ? { rating: Number(note) } : {}),
    page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
  };
}

/** The address that asks this. */
export function reviewsAddress({ search, rating, page }: ReviewSearch): string {
  const query = new URLSearchParams({
    ...(search && { q: search }),
    ...(rating !== undefined && { note: String(rating) }),
    ...(page > 1 && { page: String(page) }),
  }).toString();
  return query === '' ? REVIEWS_PATH : `${REVIEWS_PATH}?${query}`;
}

/** Whether only some of the reviews are asked for. */
export const isFiltered = ({ search, rating }: ReviewSearch): boolean => search !== '' || rating !== undefined;
