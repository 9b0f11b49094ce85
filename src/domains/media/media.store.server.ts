import { sql } from 'kysely';
import { nowIso } from '#src/platform/clock.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { IMAGE_WIDTHS, imagePath, originalPath } from './media.contract.ts';

/** Columns of other domains that may refer to an image. */
const PLACES = [
  ['services', 'image'],
  ['services', 'hero_image'],
  ['gallery_items', 'image'],
  ['gallery_items', 'before_image'],
  ['blog_posts', 'image'],
  ['testimonials', 'image'],
  ['site_pictures', 'image'],
  ['site_page_pictures', 'image'],
  ['user_profiles', 'avatar'],
  ['contact_photos', 'media_key'],
  ['chat_messages', 'media_key'],
] as const;

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

/** Deletes an image row and returns its content type. */
export async function deleteImage(key: string): Promise<string | undefined> {
  const row = await db().deleteFrom('media').where('key', '=', key).returning('content_type').executeTakeFirst();
  return row?.content_type;
}

/** Returns whether any row still refers to this picture, at any width. */
export async function isImageVisible(key: string): Promise<boolean> {
  const addresses = [key, originalPath(key), ...IMAGE_WIDTHS.map((width) => imagePath(key, width))];
  for (const [table, column] of PLACES) {
    const { rows } =
      await sql`select 1 from ${sql.table(table)} where ${sql.ref(column)} in (${sql.join(addresses)}) limit 1`.execute(
        db(),
      );
    if (rows.length > 0) return true;
  }
  return false;
}
