import { DomainError } from '#src/kernel/errors.ts';
import { PAGE_KEYS, type PageDocument, type PageKey } from './page.contract.ts';
import { toDocument } from './page.internal.server.ts';
import { lockPage, selectPage } from './page.store.server.ts';
import { findFaults } from './page-faults.views.ts';
import { publishDocument } from './page-publishing.internal.server.ts';

export interface TransferredPage {
  page: PageKey;
  document: PageDocument;
}

/** Lists what is published of each page that the owner has published; drafts and versions stay on their site. */
export async function listPublishedPages(): Promise<TransferredPage[]> {
  const pages = await Promise.all(
    PAGE_KEYS.map(async (page): Promise<TransferredPage[]> => {
      const { published } = await selectPage(page);
      return published === null ? [] : [{ page, document: toDocument(page, published) }];
    }),
  );
  return pages.flat();
}

/**
 * Publishes a document as the next version of its page, in the caller's transaction; a draft is replaced by it.
 * @throws 422 for a document that an editor could not publish either.
 */
export async function putPage({ page, document }: TransferredPage, authorId: number | null): Promise<void> {
  const [fault] = Object.values(findFaults(page, document)).flat();
  if (fault !== undefined) throw new DomainError('invalid', fault);
  await lockPage(page);
  await publishDocument(page, document, authorId);
}
