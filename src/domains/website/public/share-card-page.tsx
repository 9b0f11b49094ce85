import { fileLoader } from '#src/platform/http/page-endpoint.server.ts';
import { readShareCard } from '../share-card.queries.server.ts';
import { pageOfCard } from '../share-card.views.ts';
import type { Route } from './+types/share-card-page';

const DAY = 'public, max-age=86400';

/** Serves the preview image of a shared link; 404 for a page that does not exist. */
export const loader = fileLoader(async (visitor, { request }: Route.LoaderArgs) => {
  const path = pageOfCard(new URL(request.url).pathname);
  if (path === undefined) return new Response(null, { status: 404 });
  const { bytes, hash } = await readShareCard(visitor, { path });
  const headers = { 'Cache-Control': DAY, ETag: `"${hash}"` };
  if (request.headers.get('If-None-Match')?.includes(hash)) return new Response(null, { status: 304, headers });
  return new Response(bytes, { headers: { ...headers, 'Content-Type': 'image/jpeg' } });
});
