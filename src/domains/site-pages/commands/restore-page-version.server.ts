import { releaseImageLater } from '#src/domains/media/media.internal.server.ts';
import { DomainError } from '#src/kernel/errors.ts';
import { command } from '#src/platform/operation.server.ts';
import { PageRestore, PageSummary } from '../page.contract.ts';
import { toDocument } from '../page.internal.server.ts';
import { selectVersion, storeDraft } from '../page.store.server.ts';
import { PAGE_TEXTS as texts } from '../page.texts.ts';
import { getAuthor, openPage, readSummary } from '../page-publishing.internal.server.ts';

/** Makes an earlier version the draft of its page; publishing it is a second step. */
export const restorePageVersion = command({
  allow: 'content:change',
  input: PageRestore,
  output: PageSummary,
  audit: ({ page, version }) => ({ action: 'page.restore', subject: `page:${page}`, after: { version } }),
  run: async ({ page, version, updated_at }, context) => {
    await openPage(page, updated_at);
    const stored = await selectVersion(page, version);
    if (stored === undefined) throw new DomainError('not-found', texts.notFound);
    const left = await storeDraft(page, toDocument(page, stored), getAuthor(context));
    for (const image of left) await releaseImageLater(image);
    return readSummary(page);
  },
});
