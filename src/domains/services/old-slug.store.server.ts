import { nowIso } from '#src/platform/clock.server.ts';
import { db } from '#src/platform/database/database.server.ts';

const KIND = 'service';

const oldSlugs = () => db().selectFrom('old_slugs').where('old_slugs.kind', '=', KIND);

/** Returns the current slug of the published service that formerly had this slug. */
export async function selectMovedSlug(slug: string): Promise<string | undefined> {
  const row = await oldSlugs()
    .innerJoin('services', 'services.id', 'old_slugs.target_id')
    .where('old_slugs.slug', '=', slug)
    .where('services.is_active', '=', 1)
    .select('services.slug as slug')
    .executeTakeFirst();
  return row?.slug;
}

/** Deletes the redirect from an address that a service uses again. */
export async function deleteOldSlug(slug: string): Promise<void> {
  await db().deleteFrom('old_slugs').where('kind', '=', KIND).where('slug', '=', slug).execute();
}

/** Redirects an old address to this service and replaces any earlier redirect. */
export async function insertOldSlug(slug: string, serviceId: number): Promise<void> {
  await deleteOldSlug(slug);
  await db().insertInto('old_slugs').values({ kind: KIND, slug, target_id: serviceId, created_at: nowIso() }).execute();
}

export async function deleteServiceOldSlugs(serviceId: number): Promise<void> {
  await db().deleteFrom('old_slugs').where('kind', '=', KIND).where('target_id', '=', serviceId).execute();
}

/** Returns the former slugs of every service by its id, oldest first. */
export async function selectFormerSlugs(): Promise<Map<number, string[]>> {
  const rows = await oldSlugs().select(['target_id', 'slug']).orderBy('created_at').orderBy('slug').execute();
  return new Map(
    [...Map.groupBy(rows, ({ target_id }) => target_id)].map(([id, some]) => [id, some.map(({ slug }) => slug)]),
  );
}

/** Returns whether an address leads to the service that formerly had it. */
export const hasOldSlug = async (slug: string): Promise<boolean> =>
  (await oldSlugs().select('target_id').where('slug', '=', slug).executeTakeFirst()) !== undefined;
