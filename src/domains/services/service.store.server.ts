import { type Selectable, sql } from 'kysely';
import type { FoundRecord, Growth, RecordSearch } from '#src/kernel/figures.ts';
import { getRange, type Page, toMeta } from '#src/kernel/pagination.ts';
import { fold } from '#src/kernel/text.ts';
import { nowIso } from '#src/platform/clock.server.ts';
import type { ServiceRow } from '#src/platform/database/content-tables.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { getGrowth } from '#src/platform/database/growth.server.ts';
import { lockRows } from '#src/platform/database/lock-rows.server.ts';
import { contains } from '#src/platform/database/search.server.ts';
import type { NewService, Service, ServiceListQuery, ServiceStatistics, StoredService } from './service.contract.ts';

function toService(row: Selectable<ServiceRow>): Service {
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

const getStored = (row: Selectable<ServiceRow>): StoredService => ({
  ...toService(row),
  is_active: row.is_active === 1,
  sort_order: row.sort_order,
  created_at: row.created_at,
  updated_at: row.updated_at,
});

/** Selects published services; every public read uses this predicate. */
const published = () => db().selectFrom('services').selectAll().where('is_active', '=', 1);

export async function selectPublishedServices(): Promise<Service[]> {
  const rows = await published().orderBy('sort_order').orderBy('id').execute();
  return rows.map(toService);
}

export async function selectPublishedService(slug: string): Promise<Service | undefined> {
  const row = await published().where('slug', '=', slug).executeTakeFirst();
  return row === undefined ? undefined : toService(row);
}

export async function selectPublishedSlug(id: number): Promise<string | undefined> {
  const row = await published().where('id', '=', id).executeTakeFirst();
  return row?.slug;
}

/** Returns the service with this slug, hidden or not. */
export async function selectOwner(slug: string): Promise<number | undefined> {
  const row = await db().selectFrom('services').select('id').where('slug', '=', slug).executeTakeFirst();
  return row?.id;
}

export async function selectService(id: number): Promise<StoredService | undefined> {
  const row = await db().selectFrom('services').selectAll().where('id', '=', id).executeTakeFirst();
  return row && getStored(row);
}

type Filters = Pick<ServiceListQuery, 'status' | 'category' | 'search'>;

function matching({ status, category, search }: Filters) {
  let services = db().selectFrom('services');
  if (status !== undefined) services = services.where('is_active', '=', status === 'active' ? 1 : 0);
  if (category) services = services.where('category', '=', category);
  if (search) services = services.where(contains('search_text', search));
  return services;
}

const SORT_COLUMNS = {
  sort_order: 'sort_order',
  title: 'search_text',
  created_at: 'created_at',
  updated_at: 'updated_at',
} as const;

const sorted = (query: ServiceListQuery) => {
  const order = query.sort_order ?? 'asc';
  const column = SORT_COLUMNS[query.sort_by ?? 'sort_order'];
  return matching(query).orderBy(column, order).orderBy('id', order);
};

/** Returns one page, in the owner's order by default; ties are broken by id so that pages never overlap. */
export async function selectServices(query: ServiceListQuery): Promise<Page<StoredService>> {
  const { total } = await matching(query)
    .select((select) => select.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const { limit, offset } = getRange(query);
  const rows = await sorted(query).selectAll().limit(limit).offset(offset).execute();
  return { items: rows.map(getStored), meta: toMeta(query, total) };
}

/** Returns the ids of all services found, in list order. */
export const selectServiceIds = async (query: ServiceListQuery): Promise<number[]> =>
  (await sorted(query).select('id').execute()).map(({ id }) => id);

/** Returns services in no fixed order. */
export const selectServicesByIds = async (ids: number[]): Promise<StoredService[]> =>
  (await db().selectFrom('services').selectAll().where('id', 'in', ids).execute()).map(getStored);

export async function countServices(): Promise<ServiceStatistics> {
  const rows = await db()
    .selectFrom('services')
    .select((select) => ['category', 'is_active', select.fn.countAll<number>().as('count')])
    .groupBy(['category', 'is_active'])
    .execute();
  const of = (isActive: 0 | 1): number =>
    rows.filter(({ is_active }) => is_active === isActive).reduce((sum, { count }) => sum + count, 0);
  const named = new Set(rows.map(({ category }) => category).filter((category) => category !== ''));
  const category_names = [...named].sort((first, second) => first.localeCompare(second, 'fr'));
  return { total: of(0) + of(1), active: of(1), draft: of(0), categories: named.size, category_names };
}

/** Fields of a service as stored: its pictures are addresses. */
export type ServiceFields = Omit<NewService, 'image' | 'heroImage' | 'slug'> & {
  slug: string;
  image: string;
  heroImage: string;
};

const LISTS = ['features', 'advantages', 'sub_services', 'materials', 'process'] as const;

/** Converts the given fields to columns. */
function toColumns({ heroImage, is_active, ...fields }: Partial<ServiceFields>) {
  const lists = LISTS.flatMap((name) => (fields[name] === undefined ? [] : [[name, JSON.stringify(fields[name])]]));
  return {
    ...(fields as Omit<typeof fields, (typeof LISTS)[number]>),
    ...(Object.fromEntries(lists) as Partial<Record<(typeof LISTS)[number], string>>),
    ...(heroImage === undefined ? {} : { hero_image: heroImage }),
    ...(is_active === undefined ? {} : { is_active: is_active ? 1 : 0 }),
  };
}

const getSearchText = ({ title, description }: { title: string; description: string }): string =>
  fold(`${title} ${description}`);

/** Inserts a service. @throws a unique violation when the slug is taken. */
export async function insertService(service: ServiceFields): Promise<StoredService> {
  const at = nowIso();
  const row = await db()
    .insertInto('services')
    .values({
      ...(toColumns(service) as ReturnType<typeof toColumns> & Omit<ServiceRow, 'id'>),
      search_text: getSearchText(service),
      created_at: at,
      updated_at: at,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return getStored(row);
}

/** Updates a service. @throws a unique violation when the new slug is taken. */
export async function updateService(
  stored: StoredService,
  change: Partial<ServiceFields>,
): Promise<StoredService | undefined> {
  const row = await db()
    .updateTable('services')
    .set({ ...toColumns(change), search_text: getSearchText({ ...stored, ...change }), updated_at: nowIso() })
    .where('id', '=', stored.id)
    .where('updated_at', '=', stored.updated_at)
    .returningAll()
    .executeTakeFirst();
  return row && getStored(row);
}

/** Switches between published and hidden. */
export async function flipService(id: number): Promise<StoredService | undefined> {
  const row = await db()
    .updateTable('services')
    .set({ is_active: sql<number>`1 - is_active`, updated_at: nowIso() })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  return row && getStored(row);
}

export async function deleteService(id: number): Promise<StoredService | undefined> {
  const row = await db().deleteFrom('services').where('id', '=', id).returningAll().executeTakeFirst();
  return row && getStored(row);
}

/** Locks services until the transaction ends. */
export const lockServices = (ids: number[]): Promise<void> => lockRows('services', { id: ids });

/** Returns all positions in the current order. */
export const selectPlaces = (): Promise<{ id: number; sort_order: number }[]> =>
  db().selectFrom('services').select(['id', 'sort_order']).orderBy('sort_order').orderBy('id').execute();

export async function updatePlaces(places: readonly { id: number; sort_order: number }[]): Promise<void> {
  const updated_at = nowIso();
  for (const { id, sort_order } of places) {
    await db().updateTable('services').set({ sort_order, updated_at }).where('id', '=', id).execute();
  }
}

export const countServiceRows = (since: string): Promise<Growth> =>
  db()
    .selectFrom('services')
    .select(getGrowth(since, { visible: sql`is_active = 1` }))
    .executeTakeFirstOrThrow();

/** Selects the newest services that contain the text, published or hidden. */
export const selectServiceRecords = ({ search, limit }: RecordSearch): Promise<FoundRecord[]> =>
  db()
    .selectFrom('services')
    .select(['id', 'title', 'category as subtitle'])
    .where(contains('search_text', search))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
