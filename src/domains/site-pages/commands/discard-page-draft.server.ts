import { releaseImageLater } from '#src/domains/media/media.internal.server.ts';
import { command } from '#src/platform/operation.server.ts';
import { keepDraft } from '../draft-bin.internal.server.ts';
import { PageSummary, PageTarget } from '../page.contract.ts';
import { deleteDraft } from '../page.store.server.ts';
import { openPage, readSummary } from '../page-publishing.internal.server.ts';

/** Deletes the draft of a page; it stays in the bin for a while, and what is published stays. */
export const discardPageDraft = command({
  allow: 'content:change',
  input: PageTarget,
  output: PageSummary,
  audit: ({ page }) => ({ action: 'page.discard', subject: `page:${page}` }),
  run: async ({ page, updated_at }, context) => {
    await openPage(page, updated_at);
    await keepDraft(context, page);
    for (const image of await deleteDraft(page)) await releaseImageLater(image);
    return readSummary(page);
  },
});
