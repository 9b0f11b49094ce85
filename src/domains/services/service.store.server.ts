import type { Selectable } from 'kysely';
import { fold } from '#src/kernel/text.ts';
import { nowIso } from '#src/platform/clock.server.ts';
import type { ServiceRow } from '#src/platform/database/content-tables.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import type { NewService, Service } from './service.contract.ts';

function serviceOf(row: Selectable<ServiceRow>): Service {
  return {
    id: row.id,
    title: row.title,
    slug: row.slug,
    subtitle: row.subtitle,
    description: row.description,
    long_description: row.long_description,
    category: row.category,
    duration: row.duration,
    price: row.price_range,
    price_range: row.price_range,
    image: row.image,
    image_alt: row.image_alt,
    heroImage: row.hero_image,
    hero_image_alt: row.hero_image_alt,
    credit: row.credit,
    features: JSON.parse(row.features),
    advantages: JSON.parse(row.advantages),
    sub_services: JSON.parse(row.sub_services),
    materials: JSON.parse(row.materials),
    process: JSON.parse(row.process),
  };
}

/** What the public may see: one predicate for every read. */
const published = () => db().selectFrom('services').selectAll().where('is_active', '=', 1);

export async function selectPublishedServices(): Promise<Service[]> {
  const rows = await published().orderBy('sort_order').orderBy('id').execute();
  return rows.map(serviceOf);
}

export async function selectPublishedService(slug: string): Promise<Service | undefined> {
  const row = await published().where('slug', '=', slug).executeTakeFirst();
  return row === undefined ? undefined : serviceOf(row);
}

export async function selectPublishedSlug(id: number): Promise<string | undefined> {
  const row = await published().where('id', '=', id).executeTakeFirst();
  return row?.slug;
}

/** @throws a unique violation when the slug is taken. */
export async function insertService({ heroImage, ...service }: NewService & { slug: string }): Promise<Service> {
  const at = nowIso();
  const row = await db()
    .insertInto('services')
    .values({
      ...service,
      hero_image: heroImage,
      features: JSON.stringify(service.features),
      advantages: JSON.stringify(service.advantages),
      sub_services: JSON.stringify(service.sub_services),
      materials: JSON.stringify(service.materials),
      process: JSON.stringify(service.process),
      is_active: service.is_active ? 1 : 0,
      search_text: fold(`${service.title} ${service.description}`),
      created_at: at,
      updated_at: at,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return serviceOf(row);
}
