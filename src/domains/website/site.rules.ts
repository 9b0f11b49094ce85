/** Merges a page's headers: its action's, if any, override its loader's. */
export function pageHeaders({
  loaderHeaders,
  actionHeaders,
}: {
  loaderHeaders: Headers;
  actionHeaders: Headers;
}): Headers {
  const headers = new Headers(loaderHeaders);
  for (const [name, value] of actionHeaders) headers.set(name, value);
  return headers;
}

/** Returns the cache header of a page: an incomplete page must not be cached. */
export const freshness = (isComplete: boolean): Record<string, string> =>
  isComplete ? {} : { 'Cache-Control': 'no-store' };
