import { type BinnedRecord, keepInBin } from '#src/domains/bin/bin.internal.server.ts';
import { DomainError } from '#src/kernel/errors.ts';
import type { Context } from '#src/platform/operation.server.ts';
import { PageKey } from './page.contract.ts';
import { toDocument } from './page.internal.server.ts';
import { lockPage, selectPage, storeDraft } from './page.store.server.ts';
import { PAGE_TEXTS as texts } from './page.texts.ts';
import { toPageNumber } from './page.views.ts';

/** Puts the draft of a page into the bin, with its pictures, before it is discarded. */
export async function keepDraft(by: Context, page: PageKey): Promise<void> {
  if ((await selectPage(page)).draft === null) return;
  await keepInBin(by, {
    kind: 'page-draft',
    subjectId: toPageNumber(page),
    label: texts.names[page],
    rows: [
      { table: 'site_pages', column: 'page', values: [page] },
      { table: 'site_page_pictures', column: 'page', values: [page], only: { holder: 'draft' } },
    ],
  });
}

/** Puts a discarded draft back; what is published stays. @throws DomainError `conflict` where the page has a draft again. */
export async function restoreDraft({ content }: BinnedRecord): Promise<string> {
  const [row = {}] = content.rows.site_pages ?? [];
  const page = PageKey.parse(row.page);
  await lockPage(page);
  if ((await selectPage(page)).draft !== null) throw new DomainError('conflict', texts.draftAgain);
  const authorId = typeof row.draft_author_id === 'number' ? row.draft_author_id : null;
  await storeDraft(page, toDocument(page, String(row.draft)), authorId);
  return '';
}
