import { releaseImageLater } from '#src/domains/media/media.internal.server.ts';
import { command } from '#src/platform/operation.server.ts';
import { PageDraft, PageSummary } from '../page.contract.ts';
import { storeDraft } from '../page.store.server.ts';
import { getAuthor, openPage, readSummary } from '../page-publishing.internal.server.ts';

/** Stores the draft of a page; visitors see nothing of it. A planned publication is cancelled. */
export const savePageDraft = command({
  allow: 'content:change',
  input: PageDraft,
  output: PageSummary,
  run: async ({ page, document, updated_at }, context) => {
    await openPage(page, updated_at);
    const left = await storeDraft(page, document, getAuthor(context));
    for (const image of left) await releaseImageLater(image);
    return readSummary(page);
  },
});
