import { data, type RouterContextProvider } from 'react-router';
import type { LinkState } from '#src/domains/newsletter/newsletter.contract.ts';
import { readLink } from '#src/domains/newsletter/operations/read-link.server.ts';
import { pageRequest, visitorOf } from '#src/platform/http/page-request.server.ts';
import { readPublicFrame } from './operations/read-public-frame.server.ts';

/** A link that leads to nothing any more is a page that is not there. */
const STATUSES: Record<LinkState, number> = { open: 200, done: 200, expired: 410, unknown: 404 };

/** The token stands in the address alone: a mail program's one-click request sends no form of ours. */
export const tokenOf = (request: Request): string => new URL(request.url).searchParams.get('token') ?? '';

/** What a page behind a mailed link shows; kept nowhere. */
export async function loadLinkPage(
  purpose: 'confirm' | 'end',
  request: Request,
  router: Readonly<RouterContextProvider>,
) {
  const context = visitorOf(router.get(pageRequest));
  const token = tokenOf(request);
  const [frame, { state }] = await Promise.all([readPublicFrame(context, {}), readLink(context, { purpose, token })]);
  return data({ frame, state }, { status: STATUSES[state], headers: { 'Cache-Control': 'no-store' } });
}
