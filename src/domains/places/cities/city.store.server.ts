import { sql } from 'kysely';
import { db, engine } from '#src/platform/database/database.server.ts';
import { CityContent } from './city-content.contract.ts';

/** Stored page of a town; `content` is null where this version cannot read the document. */
export interface CityPageRecord {
  placeId: number;
  content: CityContent | null;
  isPublished: boolean;
  updatedAt: string;
  /** Newest published version; 0 for a page that was never published. */
  version: number;
  /** Instant at which the newer text is published by itself; null when none is planned. */
  publishAt: string | null;
}

interface Row {
  place_id: number;
  content: string;
  is_published: number;
  updated_at: string;
  version: number;
  publish_at: string | null;
}

/** A document of an earlier version of the product is completed with empty sections. */
function toContent(text: string): CityContent | null {
  const parsed = CityContent.safeParse(JSON.parse(text));
  return parsed.success ? parsed.data : null;
}

function toRecord({ place_id, content, is_published, updated_at, version, publish_at }: Row): CityPageRecord {
  return {
    placeId: place_id,
    content: toContent(content),
    isPublished: is_published === 1,
    updatedAt: updated_at,
    version,
    publishAt: publish_at,
  };
}

const pages = () =>
  db().selectFrom('city_pages').select(['place_id', 'content', 'is_published', 'updated_at', 'version', 'publish_at']);

/** Locks the page of a place until the transaction ends; SQLite has a single writer anyway. */
export async function lockCityPage(placeId: number): Promise<void> {
  if (engine() !== 'postgres') return;
  await sql`select pg_advisory_xact_lock(hashtext(${`city-page:${placeId}`}))`.execute(db());
}

export const selectCityPages = async (): Promise<CityPageRecord[]> =>
  (await pages().orderBy('place_id').execute()).map(toRecord);

export async function selectCityPage(placeId: number): Promise<CityPageRecord | undefined> {
  const row = await pages().where('place_id', '=', placeId).executeTakeFirst();
  return row && toRecord(row);
}

/** Returns the text beside the published one; undefined when there is none. */
export async function selectCityDraft(placeId: number): Promise<CityContent | undefined> {
  const row = await db().selectFrom('city_pages').select('draft').where('place_id', '=', placeId).executeTakeFirst();
  return row?.draft ? (toContent(row.draft) ?? undefined) : undefined;
}

export async function deleteCityPageRow(placeId: number): Promise<boolean> {
  const { numDeletedRows } = await db().deleteFrom('city_pages').where('place_id', '=', placeId).executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Returns whether a place of this address has a page, published or not. */
export async function hasCityPage(slug: string): Promise<boolean> {
  const row = await db()
    .selectFrom('city_pages')
    .innerJoin('places', 'places.id', 'city_pages.place_id')
    .select('place_id')
    .where('places.slug', '=', slug)
    .executeTakeFirst();
  return row !== undefined;
}
