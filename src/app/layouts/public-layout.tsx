import { data, Outlet, useMatches } from 'react-router';
import { Frame } from '#src/domains/website/public/frame.tsx';
import { readPublicFrame } from '#src/domains/website/site.queries.server.ts';
import { freshness, pageHeaders } from '#src/domains/website/site.views.ts';
import { pageLoader } from '#src/platform/http/page-endpoint.server.ts';
import type { Route } from './+types/public-layout';

export const handle = { preloadsFonts: true };

/** Reads company, services and pictures once for the page and the frame around it. */
export const loader = pageLoader(async (visitor) => {
  const frame = await readPublicFrame(visitor, {});
  return data(frame, { headers: freshness(frame.isComplete) });
});

export const headers = pageHeaders;

/** Returns the path by which the page is known in the menu: `handle.path`. */
function getMenuPath(handle: unknown): string {
  return typeof handle === 'object' && handle !== null && 'path' in handle ? String(handle.path) : '';
}

/** Renders the site's frame around every public page. */
export default function PublicLayout({ loaderData: frame }: Route.ComponentProps) {
  return (
    <Frame frame={frame} path={getMenuPath(useMatches().at(-1)?.handle)}>
      <Outlet />
    </Frame>
  );
}
