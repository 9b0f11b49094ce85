import { nowIso } from '#src/platform/clock.server.ts';
import { db } from '#src/platform/database/database.server.ts';

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

/** Content type of the original, if there is such an image. */
export async function selectImageType(key: string): Promise<string | undefined> {
  const row = await db().selectFrom('media').select('content_type').where('key', '=', key).executeTakeFirst();
  return row?.content_type;
}

/** Content type of what was deleted. */
export async function deleteImage(key: string): Promise<string | undefined> {
  const row = await db().deleteFrom('media').where('key', '=', key).returning('content_type').executeTakeFirst();
  return row?.content_type;
}
