import type { MiddlewareHandler } from 'hono';
import { findRedirect } from '#src/domains/redirects/redirect.internal.server.ts';

/** The owner may change a redirect: browsers ask again after an hour. */
const LIFETIME = 'public, max-age=3600';
/** Answers that a redirect of the owner replaces: no page, and the nearest one that the product guessed. */
const REPLACED = [404, 301];

/**
 * Sends old addresses to the pages that replace them, where no page answers. It stands before the cache of documents,
 * because all unknown addresses share one stored answer.
 */
export const followRedirects: MiddlewareHandler = async (request, next) => {
  const { method, path, url } = request.req;
  const isRead = method === 'GET' || method === 'HEAD';
  // Without the database there is only the answer of the page itself.
  const found = isRead ? await findRedirect(path).catch(() => undefined) : undefined;
  await next();
  if (found === undefined || !REPLACED.includes(request.res.status)) return;
  const { search } = new URL(url);
  const [target = '', fragment] = found.to_path.split('#');
  const asked = search === '' || target.includes('?') ? target : `${target}${search}`;
  const location = fragment === undefined ? asked : `${asked}#${fragment}`;
  request.res = undefined;
  request.res = new Response(null, {
    status: found.status,
    headers: { Location: location, 'Cache-Control': found.status === 301 ? LIFETIME : 'no-store' },
  });
};
