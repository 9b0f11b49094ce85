import { nowIso } from '#src/platform/clock.server.ts';
import { db } from '#src/platform/database/database.server.ts';

/** Returns the pictures that were stored from files, by the hash of the file. */
export async function selectPictureSources(): Promise<Map<string, string>> {
  const rows = await db().selectFrom('picture_sources').select(['hash', 'image']).execute();
  return new Map(rows.map(({ hash, image }) => [hash, image]));
}

/** Remembers from which file a picture was stored. */
export async function upsertPictureSource(hash: string, image: string): Promise<void> {
  await db()
    .insertInto('picture_sources')
    .values({ hash, image, created_at: nowIso() })
    .onConflict((conflict) => conflict.column('hash').doUpdateSet({ image, created_at: nowIso() }))
    .execute();
}
