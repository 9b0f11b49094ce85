import { data } from 'react-router';
import { fill } from '#src/kernel/text.ts';
import { NotFound } from '#src/ui/public/page/not-found.tsx';
import { NOT_FOUND_TEXTS } from '../not-found.texts.ts';
import { pageMeta } from '../page-meta.views.ts';
import { getFrame, pageHeaders } from '../site.views.ts';
import type { Route } from './+types/not-found-page';

export const handle = { static: true };

/** Sets the status; the frame around the page is loaded by the layout. */
export const loader = () => data(null, { status: 404 });

export const headers = pageHeaders;

export function meta({ matches }: Route.MetaArgs) {
  const frame = getFrame(matches);
  const title = fill(NOT_FOUND_TEXTS.meta.title, { name: frame.profile.name });
  return pageMeta(frame, { path: '/', title, description: NOT_FOUND_TEXTS.meta.description, hidden: true });
}

export default function NotFoundPage() {
  return <NotFound texts={NOT_FOUND_TEXTS} />;
}
