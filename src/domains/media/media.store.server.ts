import { sql } from 'kysely';
import { nowIso } from '#src/platform/clock.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { getImageKey, IMAGE_WIDTHS, imagePath, originalPath, SVG_TYPE } from './media.contract.ts';

/** Columns with pictures that the owner chose for the site; texts of articles have pictures too. */
const SITE_PLACES = [
  ['services', 'image'],
  ['services', 'hero_image'],
  ['gallery_items', 'image'],
  ['gallery_items', 'before_image'],
  ['blog_posts', 'image'],
  ['site_pictures', 'image'],
  ['site_page_pictures', 'image'],
] as const;

/** Columns of other domains that may refer to an image. */
const PLACES = [
  ...SITE_PLACES,
  ['testimonials', 'image'],
  ['user_profiles', 'avatar'],
  ['contact_photos', 'media_key'],
  ['chat_messages', 'media_key'],
] as const;

/** Deleted records keep their pictures until they are gone for good, but show them to nobody. */
const BIN_PLACE = ['bin_pictures', 'media_key'] as const;

/** Picture in the text of an article. */
const IN_TEXT = /\]\(\/media\/([0-9a-f]{32})/g;

interface Image {
  key: string;
  contentType: string;
  bytes: number;
  width: number;
  height: number;
}

export async function insertImage({ contentType, ...image }: Image): Promise<void> {
  await db()
    .insertInto('media')
    .values({ ...image, content_type: contentType, created_at: nowIso() })
    .execute();
}

/** Selects the original's content type, if there is such an image. */
export async function selectImageType(key: string): Promise<string | undefined> {
  const row = await db().selectFrom('media').select('content_type').where('key', '=', key).executeTakeFirst();
  return row?.content_type;
}

/** Selects the size of the original in pixels, if there is such an image. */
export async function selectImageSize(key: string): Promise<{ width: number; height: number } | undefined> {
  return db().selectFrom('media').select(['width', 'height']).where('key', '=', key).executeTakeFirst();
}

/** Selects images by their keys, after one of them. */
export const selectImagesAfter = (key: string, limit: number): Promise<{ key: string; content_type: string }[]> =>
  db().selectFrom('media').select(['key', 'content_type']).where('key', '>', key).orderBy('key').limit(limit).execute();

/** Deletes an image row and returns its content type. */
export async function deleteImage(key: string): Promise<string | undefined> {
  const row = await db().deleteFrom('media').where('key', '=', key).returning('content_type').executeTakeFirst();
  return row?.content_type;
}

type Place = (typeof PLACES)[number] | typeof BIN_PLACE;

async function selectUsed([table, column]: Place, addresses: readonly string[]): Promise<string[]> {
  const used = sql.ref(column);
  const { rows } = await sql<{ used: string | null }>`
    select distinct ${used} as used from ${sql.table(table)} where ${used} in (${sql.join(addresses)})`.execute(db());
  return rows.flatMap((row) => row.used ?? []);
}

/** Selects the keys of pictures in texts, in one pass; of only one when only one is asked for. */
async function selectKeysInTexts(keys: readonly string[]): Promise<string[]> {
  const wanted = keys.length === 1 ? keys[0] : '';
  const rows = await db()
    .selectFrom('blog_posts')
    .select('content')
    .where('content', 'like', `%](/media/${wanted}%`)
    .execute();
  return rows.flatMap(({ content }) => [...content.matchAll(IN_TEXT)].map(([, key = '']) => key));
}

/** Selects those of these pictures that a row still refers to, at any width, in these places or in texts. */
async function selectReferred(keys: readonly string[], places: readonly Place[]): Promise<Set<string>> {
  const visible = new Set<string>();
  if (keys.length === 0) return visible;
  const keysByAddress = new Map(
    keys.flatMap((key) =>
      [key, originalPath(key), ...IMAGE_WIDTHS.map((width) => imagePath(key, width))].map((one) => [one, key] as const),
    ),
  );
  for (const place of places) {
    for (const address of await selectUsed(place, [...keysByAddress.keys()]))
      visible.add(keysByAddress.get(address) ?? '');
  }
  for (const key of await selectKeysInTexts(keys)) visible.add(key);
  return visible;
}

/** Selects those of these pictures that must stay: a row refers to them, or a deleted record needs them again. */
export const selectVisibleKeys = (keys: readonly string[]): Promise<Set<string>> =>
  selectReferred(keys, [...PLACES, BIN_PLACE]);

/** Returns whether only deleted records have this picture. */
export async function isOnlyInBin(key: string): Promise<boolean> {
  if ((await selectUsed(BIN_PLACE, [key])).length === 0) return false;
  return !(await selectReferred([key], PLACES)).has(key);
}

/** Selects the newest pictures of the site; never those of people, which came with messages or show their portrait. */
export async function selectSiteImages(most: number): Promise<{ key: string; width: number; height: number }[]> {
  const keys = new Set(await selectKeysInTexts([]));
  for (const [table, column] of SITE_PLACES) {
    const used = sql.ref(column);
    const { rows } = await sql<{ used: string }>`
      select distinct ${used} as used from ${sql.table(table)} where ${used} like '/media/%'`.execute(db());
    for (const row of rows) keys.add(getImageKey(row.used) ?? '');
  }
  if (keys.size === 0) return [];
  return db()
    .selectFrom('media')
    .select(['key', 'width', 'height'])
    .where('key', 'in', [...keys])
    .where('content_type', '<>', SVG_TYPE)
    .orderBy('created_at', 'desc')
    .orderBy('key')
    .limit(most)
    .execute();
}
