import type { PublicFrame } from './site.contract.ts';

/** Id of the route around all public pages, whose loader reads the frame. */
const LAYOUT = 'app/layouts/public-layout';

interface Match {
  id: string;
  loaderData?: unknown;
}

/** Returns the frame's data from the matched routes of a public page. */
export function getFrame(matches: readonly (Match | undefined)[]): PublicFrame {
  const layout = matches.find((match) => match?.id === LAYOUT);
  if (!layout?.loaderData) throw new Error(`A public page needs ${LAYOUT} around it`);
  return layout.loaderData as PublicFrame;
}

/** Merges a page's headers: those of its action override those of its loader, which override the layout's. */
export function pageHeaders({
  parentHeaders,
  loaderHeaders,
  actionHeaders,
}: Record<'parentHeaders' | 'loaderHeaders' | 'actionHeaders', Headers>): Headers {
  const headers = new Headers(parentHeaders);
  for (const [name, value] of [...loaderHeaders, ...actionHeaders]) headers.set(name, value);
  return headers;
}

/** Returns the cache header of a page: an incomplete page must not be cached. */
export const freshness = (isComplete: boolean): Record<string, string> =>
  isComplete ? {} : { 'Cache-Control': 'no-store' };
