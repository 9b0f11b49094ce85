import { z } from 'zod';
import { findAccount } from '#src/domains/accounts/users/user.internal.server.ts';
import { DomainError } from '#src/kernel/errors.ts';
import { query } from '#src/platform/operation.server.ts';
import {
  PAGES,
  PageDifference,
  type PageDocument,
  PageKey,
  PageReading,
  PageSummary,
  PageVersion,
  VersionNumber,
} from './page.contract.ts';
import { readDraft, toDocument } from './page.internal.server.ts';
import { selectPage, selectPageStates, selectVersion, selectVersions } from './page.store.server.ts';
import { PAGE_TEXTS as texts } from './page.texts.ts';
import { toPageSummary } from './page.views.ts';
import { compareDocuments } from './page-comparison.views.ts';
import { createPreviewToken } from './page-preview.internal.server.ts';
import { readSummary } from './page-publishing.internal.server.ts';

const PAGE_KEYS = Object.keys(PAGES) as PageKey[];

/** Lists all pages with their state. */
export const listPages = query({
  allow: 'content:read',
  input: z.object({}),
  output: z.array(PageSummary),
  run: async () => {
    const stored = await selectPageStates();
    const rows = new Map(stored.map((row) => [row.page, row]));
    return Promise.all(
      PAGE_KEYS.map((page) => {
        const row = rows.get(page);
        return row === undefined ? readSummary(page) : toPageSummary(page, row);
      }),
    );
  },
});

/** Returns what is published of a page and its draft. */
export const readPage = query({
  allow: 'content:read',
  input: z.object({ page: PageKey }),
  output: PageReading,
  run: async ({ page }) => {
    const stored = await selectPage(page);
    return {
      ...toPageSummary(page, stored),
      published: toDocument(page, stored.published),
      draft: stored.draft === null ? null : toDocument(page, stored.draft),
    };
  },
});

/** Returns the address of a page's preview, for half an hour. */
export const linkPreview = query({
  allow: 'content:read',
  input: z.object({ page: PageKey }),
  output: z.object({ path: z.string() }),
  run: async ({ page }) => ({ path: `/apercu/${page}?token=${createPreviewToken(page)}` }),
});

/** Lists the kept versions of a page, the newest first. */
export const listPageVersions = query({
  allow: 'content:read',
  input: z.object({ page: PageKey }),
  output: z.array(PageVersion),
  run: async ({ page }) => {
    const versions = await selectVersions(page);
    const ids = new Set(versions.flatMap(({ author_id: id }) => (id === null ? [] : [id])));
    const names = new Map<number, string>();
    for (const id of ids) names.set(id, (await findAccount({ id }))?.name ?? '');
    return versions.map(({ version, author_id, created_at }) => ({
      version,
      author: (author_id === null ? '' : names.get(author_id)) || texts.noAuthor,
      created_at,
    }));
  },
});

async function readVersion(page: PageKey, version: number): Promise<PageDocument> {
  const stored = await selectVersion(page, version);
  if (stored === undefined) throw new DomainError('not-found', texts.notFound);
  return toDocument(page, stored);
}

/** Lists what differs between a version and another one, or the current draft when no other is named. */
export const comparePageVersions = query({
  allow: 'content:read',
  input: z.object({ page: PageKey, version: VersionNumber, with: VersionNumber.optional() }),
  output: z.array(PageDifference),
  run: async ({ page, version, with: other }) =>
    compareDocuments(
      await readVersion(page, version),
      other === undefined ? await readDraft(page) : await readVersion(page, other),
    ),
});
