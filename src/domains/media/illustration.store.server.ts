import type { SitePictureRow } from '#src/platform/database/content-tables.server.ts';
import { db } from '#src/platform/database/database.server.ts';

export async function selectPictures(): Promise<SitePictureRow[]> {
  return db().selectFrom('site_pictures').selectAll().orderBy('name').execute();
}

export async function upsertPicture(picture: SitePictureRow): Promise<void> {
  await db()
    .insertInto('site_pictures')
    .values(picture)
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ image: picture.image, alt: picture.alt }))
    .execute();
}

export const deletePicture = (name: string): Promise<SitePictureRow | undefined> =>
  db().deleteFrom('site_pictures').where('name', '=', name).returningAll().executeTakeFirst();
