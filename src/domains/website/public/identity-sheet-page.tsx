import { fileLoader } from '#src/platform/http/page-endpoint.server.ts';
import { readIdentitySheet } from '../identity.queries.server.ts';
import type { Route } from './+types/identity-sheet-page';

/** Serves the style sheet of the company's look. A page from an older cache gets the current look, uncached. */
export const loader = fileLoader(async (visitor, { request }: Route.LoaderArgs) => {
  const { css, path } = await readIdentitySheet(visitor, {});
  const isCurrent = new URL(request.url).pathname === path;
  return new Response(css, {
    headers: {
      'Content-Type': 'text/css; charset=utf-8',
      'Cache-Control': isCurrent ? 'public, max-age=31536000, immutable' : 'no-store',
    },
  });
});
