import { DomainError } from '#src/kernel/errors.ts';
import { pageRequest, toVisitor } from '#src/platform/http/page-request.server.ts';
import type { Route } from './+types/blog-feed-page';
import { readBlogFeed } from './blog-page.queries.server.ts';

/** Serves the blog to feed readers; frequent requests are mostly answered with 304. */
export async function loader({ request, context }: Route.LoaderArgs) {
  try {
    const { xml, hash, changedAt } = await readBlogFeed(toVisitor(context.get(pageRequest)), {});
    const headers = {
      'Cache-Control': 'public, max-age=900',
      ETag: `"${hash}"`,
      ...(changedAt && { 'Last-Modified': new Date(changedAt).toUTCString() }),
    };
    if (request.headers.get('If-None-Match')?.includes(hash)) return new Response(null, { status: 304, headers });
    return new Response(xml, { headers: { ...headers, 'Content-Type': 'application/rss+xml; charset=utf-8' } });
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return new Response(null, { status: error.status, headers: { 'Cache-Control': 'no-store' } });
  }
}
