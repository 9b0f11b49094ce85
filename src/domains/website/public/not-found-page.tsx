import { data } from 'react-router';
import { fill } from '#src/kernel/text.ts';
import { pageRequest, toVisitor } from '#src/platform/http/page-request.server.ts';
import { NotFound } from '#src/ui/public/page/not-found.tsx';
import { fontLinks } from '#src/ui/tokens/font-links.ts';
import { NOT_FOUND_TEXTS } from '../not-found.texts.ts';
import { pageMeta } from '../page-meta.rules.ts';
import { readPublicFrame } from '../site.queries.server.ts';
import { freshness, pageHeaders } from '../site.rules.ts';
import type { Route } from './+types/not-found-page';
import { Frame } from './frame.tsx';

export const handle = { static: true };

export async function loader({ context }: Route.LoaderArgs) {
  const frame = await readPublicFrame(toVisitor(context.get(pageRequest)), {});
  return data(frame, { status: 404, headers: freshness(frame.isComplete) });
}

export const headers = pageHeaders;

export const links = fontLinks;

export function meta({ loaderData: frame }: Route.MetaArgs) {
  if (!frame) return [];
  const title = fill(NOT_FOUND_TEXTS.meta.title, { name: frame.profile.name });
  return pageMeta(frame, { path: '/', title, description: NOT_FOUND_TEXTS.meta.description, hidden: true });
}

export default function NotFoundPage({ loaderData: frame }: Route.ComponentProps) {
  return (
    <Frame frame={frame} path="">
      <NotFound texts={NOT_FOUND_TEXTS} />
    </Frame>
  );
}
