import { z } from 'zod';
import { query } from '#src/platform/operation.server.ts';
import { rowPages, rowPagesSchema } from '#src/platform/row-pages.server.ts';
import { Redirect, RedirectId, RedirectListQuery, RedirectPage, RedirectStatistics } from './redirect.contract.ts';
import { readRedirect } from './redirect.internal.server.ts';
import {
  countRedirects,
  selectRedirectIds,
  selectRedirectPage,
  selectRedirectsByIds,
} from './redirect.store.server.ts';

/** Returns the redirects by their old address, unless another order is requested. */
export const listStoredRedirects = query({
  allow: 'content:read',
  input: RedirectListQuery,
  output: RedirectPage,
  run: selectRedirectPage,
});

/** Counts the redirects by their status. */
export const countStoredRedirects = query({
  allow: 'content:read',
  input: z.object({}),
  output: RedirectStatistics,
  run: countRedirects,
});

/** Returns every redirect that matches a list's search and filter, in the list's order. */
export const exportRedirects = query({
  allow: 'content:read',
  input: RedirectListQuery.omit({ page: true, per_page: true }),
  output: rowPagesSchema(Redirect),
  run: async (wanted) => rowPages(await selectRedirectIds(wanted), selectRedirectsByIds),
});

/** Returns one redirect to its editor. */
export const openRedirect = query({
  allow: 'content:read',
  input: RedirectId,
  output: Redirect,
  run: ({ id }) => readRedirect(id),
});
