import { releaseImageLater } from '#src/domains/media/media.internal.server.ts';
import { DomainError, refuseStale } from '#src/kernel/errors.ts';
import { nowIso } from '#src/platform/clock.server.ts';
import { transaction } from '#src/platform/database/database.server.ts';
import { publish } from '#src/platform/events/events.server.ts';
import type { Context } from '#src/platform/operation.server.ts';
import type { PageDocument, PageKey, PageSummary } from './page.contract.ts';
import { toDocument } from './page.internal.server.ts';
import { lockPage, selectPage, selectPageState, storePublication } from './page.store.server.ts';
import { PAGE_TEXTS as texts } from './page.texts.ts';
import { toPageSummary } from './page.views.ts';
import { findFaults } from './page-faults.views.ts';

/** Returns the account that a version names; null for the server itself. */
export const getAuthor = ({ actor }: Context): number | null => (actor.kind === 'user' ? actor.userId : null);

/** Locks a page for a change. @throws 409 when another editor has changed it since it was read. */
export async function openPage(page: PageKey, read: string | undefined): Promise<void> {
  await lockPage(page);
  refuseStale((await selectPageState(page)).updated_at, read);
}

export const readSummary = async (page: PageKey): Promise<PageSummary> =>
  toPageSummary(page, await selectPageState(page));

/** Returns the draft that would be published. @throws 409 without a draft, 422 with each fault by its field. */
export async function readPublishable(page: PageKey): Promise<{ document: PageDocument; authorId: number | null }> {
  const { draft, draft_author_id: authorId } = await selectPage(page);
  if (draft === null) throw new DomainError('conflict', texts.noDraft);
  const document = toDocument(page, draft);
  const fields = findFaults(page, document);
  if (Object.keys(fields).length > 0) throw new DomainError('invalid', texts.unpublishable, { fields });
  return { document, authorId };
}

/** Publishes a document as the next version of its page, on every node with the next request. */
export async function publishDocument(page: PageKey, document: PageDocument, authorId: number | null): Promise<number> {
  const version = (await selectPageState(page)).version + 1;
  const { left } = await storePublication(page, { version, document, authorId });
  for (const image of new Set(left)) await releaseImageLater(image);
  await publish('content', { what: 'pages' });
  return version;
}

/** Publishes the draft of a page if its instant has come; nothing when it was changed, published or cancelled meanwhile. */
export const publishIfDue = ({ page }: { page: PageKey }): Promise<void> =>
  transaction(async () => {
    await lockPage(page);
    const { draft, draft_author_id: authorId, publish_at: publishAt } = await selectPage(page);
    if (draft === null || publishAt === null || publishAt > nowIso()) return;
    await publishDocument(page, toDocument(page, draft), authorId);
  });
