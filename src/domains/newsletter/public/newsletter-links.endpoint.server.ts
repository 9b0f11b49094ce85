import { data, type RouterContextProvider } from 'react-router';
import { pageRequest, toVisitor } from '#src/platform/http/page-request.server.ts';
import type { LinkState } from '../newsletter.contract.ts';
import { readLink } from '../newsletter.queries.server.ts';

/** Status for each link state: a link that no longer works is answered with 410 or 404. */
const STATUSES: Record<LinkState, number> = { open: 200, done: 200, expired: 410, unknown: 404 };

/** Reads the token from the URL only: a mail program's one-click request has no form fields of ours. */
export const getToken = (request: Request): string => new URL(request.url).searchParams.get('token') ?? '';

/** Loads the page behind an emailed link; it is never cached. */
export async function loadLinkPage(
  purpose: 'confirm' | 'end',
  request: Request,
  router: Readonly<RouterContextProvider>,
) {
  const context = toVisitor(router.get(pageRequest));
  const token = getToken(request);
  const { state } = await readLink(context, { purpose, token });
  return data({ state }, { status: STATUSES[state], headers: { 'Cache-Control': 'no-store' } });
}
