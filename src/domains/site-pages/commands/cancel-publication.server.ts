import { DomainError } from '#src/kernel/errors.ts';
import { command } from '#src/platform/operation.server.ts';
import { PageSummary, PageTarget } from '../page.contract.ts';
import { planPublication, selectPageState } from '../page.store.server.ts';
import { PAGE_TEXTS as texts } from '../page.texts.ts';
import { openPage, readSummary } from '../page-publishing.internal.server.ts';

/** Cancels the planned publication of a draft, which stays. */
export const cancelPublication = command({
  allow: 'content:change',
  input: PageTarget,
  output: PageSummary,
  audit: ({ page }) => ({ action: 'page.unplan', subject: `page:${page}` }),
  run: async ({ page, updated_at }) => {
    await openPage(page, updated_at);
    if ((await selectPageState(page)).publish_at === null) throw new DomainError('conflict', texts.nothingPlanned);
    await planPublication(page, null);
    return readSummary(page);
  },
});
