import { z } from 'zod';

/** Default number of rows per page, and the maximum a caller may request. */
export const DEFAULT_PER_PAGE = 20;
export const MAX_PER_PAGE = 100;
/** Maximum number of rows in a list without a page parameter. */
export const MAX_UNPAGED = 1_000;

export const PageMeta = z.object({
  page: z.int(),
  per_page: z.int(),
  total: z.int(),
  last_page: z.int(),
});
export type PageMeta = z.infer<typeof PageMeta>;

/** One page of a list, before the response sends `items` as `data`. */
export interface Page<Item> {
  items: Item[];
  meta: PageMeta;
}

/** Returns the schema of `Page<Item>`. */
export const getPage = <Item extends z.ZodType>(item: Item) => z.object({ items: z.array(item), meta: PageMeta });

export interface PageRequest {
  page?: number | undefined;
  per_page?: number | undefined;
}

export interface Range {
  limit: number;
  offset: number;
}

/** Returns SQL limit and offset of a request; without `page` the first `MAX_UNPAGED` rows. */
export function getRange(request: PageRequest): Range {
  const limit = getPerPage(request);
  return { limit, offset: ((request.page ?? 1) - 1) * limit };
}

/** Returns the range in the order, or in the opposite one, in which fewer rows come before the page. */
export function fromNearerEnd({ limit, offset }: Range, total: number): Range & { isReversed: boolean } {
  const end = Math.min(offset + limit, total);
  const isReversed = offset < end && total - end < offset;
  return isReversed ? { limit: end - offset, offset: total - end, isReversed } : { limit, offset, isReversed };
}

export function toMeta(request: PageRequest, total: number): PageMeta {
  const per_page = getPerPage(request);
  return { page: request.page ?? 1, per_page, total, last_page: Math.max(1, Math.ceil(total / per_page)) };
}

function getPerPage(request: PageRequest): number {
  if (request.page === undefined && request.per_page === undefined) return MAX_UNPAGED;
  return Math.min(request.per_page ?? DEFAULT_PER_PAGE, MAX_PER_PAGE);
}
