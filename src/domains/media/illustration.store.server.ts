import type { SitePictureRow } from '#src/platform/database/content-tables.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import type { PlacedIllustration } from './illustration.contract.ts';

type Row = Omit<SitePictureRow, 'is_neutral'> & { is_neutral: number };

const toIllustration = ({ is_neutral, ...picture }: Row): PlacedIllustration => ({
  ...picture,
  is_neutral: is_neutral === 1,
});

export async function selectPictures(): Promise<PlacedIllustration[]> {
  return (await db().selectFrom('site_pictures').selectAll().orderBy('name').execute()).map(toIllustration);
}

export async function selectPicture(name: string): Promise<PlacedIllustration | undefined> {
  const row = await db().selectFrom('site_pictures').selectAll().where('name', '=', name).executeTakeFirst();
  return row && toIllustration(row);
}

export async function upsertPicture({ name, image, alt, is_neutral }: PlacedIllustration): Promise<void> {
  const picture = { image, alt, is_neutral: is_neutral ? 1 : 0 };
  await db()
    .insertInto('site_pictures')
    .values({ name, ...picture })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(picture))
    .execute();
}

/** Deletes the picture of a position; returns it, or undefined when there was none. */
export async function deletePicture(name: string): Promise<PlacedIllustration | undefined> {
  const row = await db().deleteFrom('site_pictures').where('name', '=', name).returningAll().executeTakeFirst();
  return row && toIllustration(row);
}
