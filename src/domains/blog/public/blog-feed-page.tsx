import { fileLoader } from '#src/platform/http/page-endpoint.server.ts';
import type { Route } from './+types/blog-feed-page';
import { readBlogFeed } from './blog-page.queries.server.ts';

/** Serves the blog to feed readers; frequent requests are mostly answered with 304. */
export const loader = fileLoader(async (visitor, { request }: Route.LoaderArgs) => {
  const { xml, hash, changedAt } = await readBlogFeed(visitor, {});
  const headers = {
    'Cache-Control': 'public, max-age=900',
    ETag: `"${hash}"`,
    ...(changedAt && { 'Last-Modified': new Date(changedAt).toUTCString() }),
  };
  if (request.headers.get('If-None-Match')?.includes(hash)) return new Response(null, { status: 304, headers });
  return new Response(xml, { headers: { ...headers, 'Content-Type': 'application/rss+xml; charset=utf-8' } });
});
