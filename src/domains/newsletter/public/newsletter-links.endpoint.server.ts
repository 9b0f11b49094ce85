import { data } from 'react-router';
import { pageLoader } from '#src/platform/http/page-endpoint.server.ts';
import type { LinkState } from '../newsletter.contract.ts';
import { readLink } from '../newsletter.queries.server.ts';

/** Status for each link state: a link that no longer works is answered with 410 or 404. */
const STATUSES: Record<LinkState, number> = { open: 200, done: 200, expired: 410, unknown: 404 };

/** Reads the token from the URL only: a mail program's one-click request has no form fields of ours. */
export const getToken = (request: Request): string => new URL(request.url).searchParams.get('token') ?? '';

/** Creates the loader of the page behind an emailed link; it is never cached. */
export const linkPageLoader = (purpose: 'confirm' | 'end') =>
  pageLoader(async (context, { request }) => {
    const { state } = await readLink(context, { purpose, token: getToken(request) });
    return data({ state }, { status: STATUSES[state], headers: { 'Cache-Control': 'no-store' } });
  });
