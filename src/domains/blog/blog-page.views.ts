/** Two rows of three articles, or three of two. */
export const POSTS_PER_PAGE = 6;
/** Number of newest articles in the feed. */
export const POSTS_IN_FEED = 20;

export const BLOG_PATH = '/blog';
export const FEED_PATH = '/blog/flux.xml';

/** Returns the path of a list page; the first page of all articles is the blog's own path. */
export function blogPath({ page = 1, category = '' }: { page?: number; category?: string }): string {
  const query = [
    ...(category === '' ? [] : [`categorie=${encodeURIComponent(category)}`]),
    ...(page === 1 ? [] : [`page=${page}`]),
  ];
  return query.length === 0 ? BLOG_PATH : `${BLOG_PATH}?${query.join('&')}`;
}

const AROUND = 1;

/** Returns the pages to link, with `'gap'` for omitted ones: 1 … 4 5 6 … 20. A gap of one page shows that page. */
export function visiblePages(page: number, last: number): (number | 'gap')[] {
  const named = Array.from({ length: last }, (_, index) => index + 1).filter(
    (number) =>
      number === 1 ||
      number === last ||
      Math.abs(number - page) <= AROUND ||
      (number === 2 && page - AROUND === 3) ||
      (number === last - 1 && page + AROUND === last - 2),
  );
  return named.flatMap((number, index) =>
    index > 0 && number - (named[index - 1] ?? 0) > 1 ? ['gap', number] : [number],
  );
}
