import { releaseImage } from '#src/domains/media/media.internal.server.ts';
import { transaction } from '#src/platform/database/database.server.ts';
import { publish } from '#src/platform/events/events.server.ts';
import { PageKey } from './page.contract.ts';
import { lockPage, selectPage } from './page.store.server.ts';
import { deletePage } from './page-removal.store.server.ts';

/** Returns the stored texts of a page; undefined for one that was never saved. */
export async function findStoredPage(
  name: string,
): Promise<{ published: string | null; draft: string | null } | undefined> {
  const page = PageKey.safeParse(name);
  if (!page.success) return undefined;
  const { published, draft, updated_at } = await selectPage(page.data);
  return updated_at === '' ? undefined : { published, draft };
}

/** Deletes a page with its draft, its versions and the pictures that nothing else shows; the neutral one returns. */
export const erasePage = (name: string): Promise<boolean> =>
  transaction(async () => {
    if ((await findStoredPage(name)) === undefined) return false;
    const page = PageKey.parse(name);
    await lockPage(page);
    for (const image of await deletePage(page)) await releaseImage(image);
    await publish('content', { what: 'pages' });
    return true;
  });
