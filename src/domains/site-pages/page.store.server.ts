import { sql } from 'kysely';
import { nowIso } from '#src/platform/clock.server.ts';
import type { SitePageRow } from '#src/platform/database/content-tables.server.ts';
import { db, engine } from '#src/platform/database/database.server.ts';
import { KEPT_VERSIONS, type PageDocument, type PageKey } from './page.contract.ts';
import { getImages } from './page-pictures.rules.ts';

type StoredPage = Omit<SitePageRow, 'page' | 'published' | 'draft'>;
const STATE = ['version', 'published_at', 'draft_updated_at', 'draft_author_id', 'publish_at', 'updated_at'] as const;

/** State of a page that was never saved. */
const NEVER_SAVED: StoredPage = {
  version: 0,
  published_at: null,
  draft_updated_at: null,
  draft_author_id: null,
  publish_at: null,
  updated_at: '',
};

/** Locks a page until the transaction ends; SQLite has a single writer anyway. */
export async function lockPage(page: PageKey): Promise<void> {
  if (engine() !== 'postgres') return;
  await sql`select pg_advisory_xact_lock(hashtext(${`page:${page}`}))`.execute(db());
}

export async function selectPageState(page: PageKey): Promise<StoredPage> {
  const row = await db().selectFrom('site_pages').select(STATE).where('page', '=', page).executeTakeFirst();
  return row ?? NEVER_SAVED;
}

export const selectPageStates = (): Promise<(StoredPage & { page: string })[]> =>
  db()
    .selectFrom('site_pages')
    .select(['page', ...STATE])
    .execute();

/** Selects the stored text of what is published and of the draft, with the state of the page. */
export async function selectPage(page: PageKey): Promise<SitePageRow> {
  const row = await db().selectFrom('site_pages').selectAll().where('page', '=', page).executeTakeFirst();
  return row ?? { page, published: null, draft: null, ...NEVER_SAVED };
}

/** Selects the published texts of all pages. */
export const selectPublished = (): Promise<{ page: string; published: string | null }[]> =>
  db().selectFrom('site_pages').select(['page', 'published']).execute();

/** Returns an instant after the one stored, so that two saves of one millisecond are two versions of the record. */
async function nextInstant(page: PageKey): Promise<string> {
  const { updated_at } = await selectPageState(page);
  const at = nowIso();
  return at > updated_at ? at : new Date(Date.parse(updated_at) + 1).toISOString();
}

async function upsertPage(page: PageKey, change: Partial<SitePageRow>): Promise<void> {
  const updated_at = await nextInstant(page);
  const values = { page, published: null, draft: null, ...NEVER_SAVED, ...change, updated_at };
  await db()
    .insertInto('site_pages')
    .values(values)
    .onConflict((conflict) => conflict.column('page').doUpdateSet({ ...change, updated_at }))
    .execute();
}

/** Stores the pictures that a document uses, in place of those that its holder used before. */
async function replacePictures(page: PageKey, holder: string, document: PageDocument | undefined): Promise<string[]> {
  const before = await db()
    .deleteFrom('site_page_pictures')
    .where('page', '=', page)
    .where('holder', '=', holder)
    .returning('image')
    .execute();
  const images = document === undefined ? [] : getImages(document);
  if (images.length > 0) {
    await db()
      .insertInto('site_page_pictures')
      .values(images.map((image) => ({ page, holder, image })))
      .execute();
  }
  return before.map(({ image }) => image).filter((image) => !images.includes(image));
}

/** Stores a draft; a planned publication is cancelled. Returns the pictures that the draft no longer uses. */
export async function storeDraft(page: PageKey, document: PageDocument, authorId: number | null): Promise<string[]> {
  await upsertPage(page, {
    draft: JSON.stringify(document),
    draft_updated_at: nowIso(),
    draft_author_id: authorId,
    publish_at: null,
  });
  return replacePictures(page, 'draft', document);
}

/** Deletes the draft. Returns the pictures that it used. */
export async function deleteDraft(page: PageKey): Promise<string[]> {
  await upsertPage(page, { draft: null, draft_updated_at: null, draft_author_id: null, publish_at: null });
  return replacePictures(page, 'draft', undefined);
}

/** Sets or removes the instant at which the draft is published. */
export const planPublication = (page: PageKey, publishAt: string | null): Promise<void> =>
  upsertPage(page, { publish_at: publishAt });

interface Publication {
  version: number;
  document: PageDocument;
  authorId: number | null;
}

/** Makes a document the published one, adds it to the history, and deletes the draft and the oldest versions. */
export async function storePublication(
  page: PageKey,
  { version, document, authorId }: Publication,
): Promise<{ left: string[] }> {
  const at = nowIso();
  const text = JSON.stringify(document);
  await upsertPage(page, {
    version,
    published: text,
    published_at: at,
    draft: null,
    draft_updated_at: null,
    draft_author_id: null,
    publish_at: null,
  });
  await db()
    .insertInto('site_page_versions')
    .values({ page, version, author_id: authorId, created_at: at, document: text })
    .execute();
  await replacePictures(page, `version-${version}`, document);
  const left = [
    ...(await replacePictures(page, 'draft', undefined)),
    ...(await replacePictures(page, 'published', document)),
    ...(await pruneVersions(page, version - KEPT_VERSIONS)),
  ];
  return { left };
}

/** Deletes the versions up to this one; returns the pictures that they used. */
async function pruneVersions(page: PageKey, last: number): Promise<string[]> {
  const old = await db()
    .deleteFrom('site_page_versions')
    .where('page', '=', page)
    .where('version', '<=', last)
    .returning('version')
    .execute();
  const left: string[] = [];
  for (const { version } of old) left.push(...(await replacePictures(page, `version-${version}`, undefined)));
  return left;
}

export const selectVersions = (
  page: PageKey,
): Promise<{ version: number; author_id: number | null; created_at: string }[]> =>
  db()
    .selectFrom('site_page_versions')
    .select(['version', 'author_id', 'created_at'])
    .where('page', '=', page)
    .orderBy('version', 'desc')
    .execute();

export async function selectVersion(page: PageKey, version: number): Promise<string | undefined> {
  const row = await db()
    .selectFrom('site_page_versions')
    .select('document')
    .where('page', '=', page)
    .where('version', '=', version)
    .executeTakeFirst();
  return row?.document;
}
