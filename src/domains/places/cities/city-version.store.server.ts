import { nowIso } from '#src/platform/clock.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { KEPT_CITY_VERSIONS } from './city-admin.contract.ts';
import { CityContent } from './city-content.contract.ts';

/** Writes of a town's page: its draft, what is published, and the history. */

/** Returns an instant after the stored one, so that two saves of one millisecond are two versions of the record. */
async function nextInstant(placeId: number): Promise<string> {
  const row = await db()
    .selectFrom('city_pages')
    .select('updated_at')
    .where('place_id', '=', placeId)
    .executeTakeFirst();
  const at = nowIso();
  return row === undefined || at > row.updated_at ? at : new Date(Date.parse(row.updated_at) + 1).toISOString();
}

/** What a change of the text ends: it is no longer the text of which the publication was planned. */
const NOTHING_PLANNED = { publish_at: null, publish_author_id: null };

/** Stores a draft: beside a published page, or as the page itself while it is not on the site. Cancels a planned publication. */
export async function storeCityDraft(placeId: number, content: CityContent, isPublished: boolean): Promise<void> {
  const updated_at = await nextInstant(placeId);
  const text = JSON.stringify(content);
  const place = isPublished ? { draft: text } : { content: text, draft: null };
  const change = { ...place, ...NOTHING_PLANNED, updated_at };
  await db()
    .insertInto('city_pages')
    .values({ place_id: placeId, content: text, is_published: 0, created_at: updated_at, updated_at, draft: null })
    .onConflict((conflict) => conflict.column('place_id').doUpdateSet(change))
    .execute();
}

/** Makes a document the published one and a version of the history; deletes the draft and the oldest versions. */
export async function storeCityPublication(
  placeId: number,
  { version, content, authorId }: { version: number; content: CityContent; authorId: number | null },
): Promise<void> {
  const at = await nextInstant(placeId);
  const text = JSON.stringify(content);
  const change = { content: text, draft: null, is_published: 1, version, ...NOTHING_PLANNED, updated_at: at };
  await db()
    .insertInto('city_pages')
    .values({ place_id: placeId, created_at: at, ...change })
    .onConflict((conflict) => conflict.column('place_id').doUpdateSet(change))
    .execute();
  await db()
    .insertInto('city_page_versions')
    .values({ place_id: placeId, version, author_id: authorId, created_at: at, document: text })
    .execute();
  await db()
    .deleteFrom('city_page_versions')
    .where('place_id', '=', placeId)
    .where('version', '<=', version - KEPT_CITY_VERSIONS)
    .execute();
}

/** Takes a page off the site; a newer draft becomes its text. */
export async function withdrawCityPageRow(placeId: number): Promise<void> {
  const updated_at = await nextInstant(placeId);
  await db()
    .updateTable('city_pages')
    .set((row) => ({
      is_published: 0,
      content: row.fn.coalesce('draft', 'content'),
      draft: null,
      ...NOTHING_PLANNED,
      updated_at,
    }))
    .where('place_id', '=', placeId)
    .execute();
}

export async function deleteCityDraft(placeId: number): Promise<void> {
  const updated_at = await nextInstant(placeId);
  await db()
    .updateTable('city_pages')
    .set({ draft: null, ...NOTHING_PLANNED, updated_at })
    .where('place_id', '=', placeId)
    .execute();
}

/** Sets or removes the instant at which the stored text is published, and who published it then. */
export async function planCityPublication(
  placeId: number,
  plan: { publishAt: string; authorId: number | null } | null,
): Promise<void> {
  const updated_at = await nextInstant(placeId);
  await db()
    .updateTable('city_pages')
    .set({ publish_at: plan?.publishAt ?? null, publish_author_id: plan?.authorId ?? null, updated_at })
    .where('place_id', '=', placeId)
    .execute();
}

/** Returns what is planned for a page; undefined for nothing. */
export async function selectCityPlan(
  placeId: number,
): Promise<{ publishAt: string; authorId: number | null } | undefined> {
  const row = await db()
    .selectFrom('city_pages')
    .select(['publish_at', 'publish_author_id'])
    .where('place_id', '=', placeId)
    .executeTakeFirst();
  return row?.publish_at ? { publishAt: row.publish_at, authorId: row.publish_author_id } : undefined;
}

export const selectCityVersions = (
  placeId: number,
): Promise<{ version: number; author_id: number | null; created_at: string }[]> =>
  db()
    .selectFrom('city_page_versions')
    .select(['version', 'author_id', 'created_at'])
    .where('place_id', '=', placeId)
    .orderBy('version', 'desc')
    .execute();

/** Returns the document of a version; undefined when it is no longer kept, or not readable any more. */
export async function selectCityVersion(placeId: number, version: number): Promise<CityContent | undefined> {
  const row = await db()
    .selectFrom('city_page_versions')
    .select('document')
    .where('place_id', '=', placeId)
    .where('version', '=', version)
    .executeTakeFirst();
  return row && CityContent.safeParse(JSON.parse(row.document)).data;
}
