import { invalidField } from '#src/kernel/errors.ts';
import { isoIn, nowIso } from '#src/platform/clock.server.ts';
import { enqueue } from '#src/platform/jobs/enqueue.server.ts';
import { command } from '#src/platform/operation.server.ts';
import { PagePublication, PageSummary } from '../page.contract.ts';
import { PUBLISH_JOB } from '../page.jobs.server.ts';
import { planPublication } from '../page.store.server.ts';
import { PAGE_TEXTS as texts } from '../page.texts.ts';
import { openPage, publishDocument, readPublishable, readSummary } from '../page-publishing.internal.server.ts';

const YEAR_SECONDS = 366 * 86_400;

/** @throws 422 for an instant that is past, or too far away. */
function checkInstant(publishAt: string): void {
  if (publishAt <= nowIso()) throw invalidField('publish_at', texts.past);
  if (publishAt > isoIn(YEAR_SECONDS)) throw invalidField('publish_at', texts.tooFar);
}

/** Publishes the draft of a page, at once or at an instant. */
export const publishPage = command({
  allow: 'content:change',
  input: PagePublication,
  output: PageSummary,
  audit: ({ page }, { version, publish_at }) => ({
    action: publish_at === null ? 'page.publish' : 'page.plan',
    subject: `page:${page}`,
    after: publish_at === null ? { version } : { publish_at },
  }),
  run: async ({ page, updated_at, publish_at }) => {
    await openPage(page, updated_at);
    const { document, authorId } = await readPublishable(page);
    if (publish_at === undefined) {
      await publishDocument(page, document, authorId);
    } else {
      const instant = new Date(publish_at).toISOString();
      checkInstant(instant);
      await planPublication(page, instant);
      await enqueue(PUBLISH_JOB, { page }, { runAt: instant });
    }
    return readSummary(page);
  },
});
