import { db } from '#src/platform/database/database.server.ts';
import type { PageKey } from './page.contract.ts';

/** Deletes everything that is stored of a page; returns the pictures that it used. */
export async function deletePage(page: PageKey): Promise<string[]> {
  const pictures = db().deleteFrom('site_page_pictures').where('page', '=', page).returning('image');
  const images = (await pictures.execute()).map(({ image }) => image);
  await db().deleteFrom('site_page_versions').where('page', '=', page).execute();
  await db().deleteFrom('site_pages').where('page', '=', page).execute();
  return [...new Set(images)];
}
