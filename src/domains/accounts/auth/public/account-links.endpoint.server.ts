import { pageLoader } from '#src/platform/http/page-endpoint.server.ts';

/** Reads the token of a link from an email. */
export const tokenLoader = () =>
  pageLoader(async (_context, { request }) => ({ token: new URL(request.url).searchParams.get('token') ?? '' }));
