import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import { getRange, type Page, toMeta } from '#src/kernel/pagination.ts';
import { fold } from '#src/kernel/text.ts';
import { nowIso } from '#src/platform/clock.server.ts';
import type { PlaceRow } from '#src/platform/database/content-tables.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { matches, planSearch, type SearchWay } from '#src/platform/database/search.server.ts';
import { countTotal, readIds } from '#src/platform/database/total.server.ts';
import type { NewPlace, Place, PlaceListQuery, PlaceStatistics } from './place.contract.ts';
import { ZONE_ICONS, type ZoneIcon } from './zone.contract.ts';

/** Positions are stored as hundred-thousandths of a degree, about a metre. */
const E5 = 100_000;
export const toE5 = (degrees: number): number => Math.round(degrees * E5);
export const fromE5 = (stored: number): number => stored / E5;

type Row = Selectable<PlaceRow> & { page_published: number | null; page_publish_at: string | null };

const toIcon = (stored: string): ZoneIcon => ZONE_ICONS.find((icon) => icon === stored) ?? 'village';

function toPlace({ page_published, search_text: _, created_at: __, lat_e5, lng_e5, ...row }: Row): Place {
  return {
    ...row,
    coordinates: { lat: fromE5(lat_e5), lng: fromE5(lng_e5) },
    is_approximate: row.is_approximate === 1,
    districts: JSON.parse(row.districts),
    icon: toIcon(row.icon),
    is_zone: row.is_zone === 1,
    page: page_published === null ? 'none' : page_published === 1 ? 'published' : 'draft',
  };
}

const getSearchText = ({ name, postcode, department_name }: Pick<Place, 'name' | 'postcode' | 'department_name'>) =>
  fold(`${name}\n${postcode}\n${department_name}`);

const withPage = () => db().selectFrom('places').leftJoin('city_pages', 'city_pages.place_id', 'places.id');

const columns = <Query extends ReturnType<typeof withPage>>(query: Query) =>
  query
    .selectAll('places')
    .select(['city_pages.is_published as page_published', 'city_pages.publish_at as page_publish_at']);

/** Returns every place in the order of the site. */
export async function selectPlaces(): Promise<Place[]> {
  const rows = await columns(withPage()).orderBy('places.sort_order').orderBy('places.id').execute();
  return rows.map(toPlace);
}

export async function selectPlace(id: number): Promise<Place | undefined> {
  const row = await columns(withPage()).where('places.id', '=', id).executeTakeFirst();
  return row && toPlace(row);
}

type Wanted = Pick<PlaceListQuery, 'search' | 'zone' | 'has_page'>;

const matching = ({ search, zone, has_page }: Wanted, way?: SearchWay) =>
  db()
    .selectFrom('places')
    .$if(Boolean(search), (some) => some.where(matches('places', search ?? '', way)))
    .$if(zone !== undefined, (some) => some.where('places.is_zone', '=', zone ? 1 : 0))
    .$if(has_page !== undefined, (some) =>
      some.where(({ exists, not, selectFrom }) => {
        const page = exists(
          selectFrom('city_pages').select('city_pages.place_id').whereRef('city_pages.place_id', '=', 'places.id'),
        );
        return has_page ? page : not(page);
      }),
    );

const ORDERS = {
  sort_order: sql`places.sort_order`,
  name: sql`places.search_text`,
  department: sql`places.department_code`,
  inhabitants: sql`places.inhabitants`,
} as const;

/** Returns one page of the places, in the order of the site unless another one is requested. */
export async function selectPlacePage(query: PlaceListQuery): Promise<Page<Place>> {
  const { sort_by = 'sort_order', sort_order = 'asc' } = query;
  const { limit, offset } = getRange(query);
  const plan = await planSearch('places', query.search, offset);
  const counted = matching(query, plan.count).select((select) => select.fn.countAll<number>().as('total'));
  const total = await countTotal(counted.compile());
  // Skipped rows are counted in the index; only the rows of the page are read in full.
  const page = matching(query, plan.page)
    .select('places.id')
    .orderBy(ORDERS[sort_by], sort_order)
    .orderBy('places.id', sort_order);
  const ids = await readIds(page.limit(limit).offset(offset), total);
  const rows = ids.length === 0 ? [] : await columns(withPage()).where('places.id', 'in', ids).execute();
  const byId = new Map(rows.map((row) => [row.id, toPlace(row)]));
  return { items: ids.flatMap((id) => byId.get(id) ?? []), meta: toMeta(query, total) };
}

export const countPlaces = (): Promise<PlaceStatistics> =>
  withPage()
    .select(({ fn }) => [
      fn.countAll<number>().as('total'),
      fn.coalesce(fn.sum<number>('places.is_zone'), sql<number>`0`).as('zones'),
      fn.count<number>('city_pages.place_id').as('pages'),
      fn.coalesce(fn.sum<number>('places.is_approximate'), sql<number>`0`).as('approximate'),
    ])
    .executeTakeFirstOrThrow();

const bit = (flag: boolean): 0 | 1 => (flag ? 1 : 0);

type Written = { [Name in keyof NewPlace]?: NewPlace[Name] | undefined };

function toColumns({ coordinates, districts, is_approximate, is_zone, ...rest }: Written) {
  return {
    ...rest,
    ...(coordinates && { lat_e5: toE5(coordinates.lat), lng_e5: toE5(coordinates.lng) }),
    ...(districts && { districts: JSON.stringify(districts) }),
    ...(is_approximate !== undefined && { is_approximate: bit(is_approximate) }),
    ...(is_zone !== undefined && { is_zone: bit(is_zone) }),
  };
}

/** Stores a place under an address of its own. @throws a unique violation when another one has it. */
export async function insertPlace(place: NewPlace & { slug: string; sort_order: number }): Promise<number> {
  const at = nowIso();
  const { name, insee_code, department_code, department_name, postcode, coordinates, inhabitants, districts } = place;
  const { id } = await db()
    .insertInto('places')
    .values({
      slug: place.slug,
      name,
      insee_code,
      department_code,
      department_name,
      postcode,
      lat_e5: toE5(coordinates.lat),
      lng_e5: toE5(coordinates.lng),
      is_approximate: bit(place.is_approximate),
      inhabitants,
      districts: JSON.stringify(districts),
      description: place.description,
      coverage: place.coverage,
      icon: place.icon,
      travel_fee_cents: place.travel_fee_cents,
      is_zone: bit(place.is_zone),
      sort_order: place.sort_order,
      search_text: getSearchText(place),
      created_at: at,
      updated_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Changes the given columns; the search follows the new name. */
export async function updatePlace(before: Place, change: Written): Promise<void> {
  const places = db().updateTable('places').where('id', '=', before.id);
  const search_text = getSearchText({
    name: change.name ?? before.name,
    postcode: change.postcode ?? before.postcode,
    department_name: change.department_name ?? before.department_name,
  });
  await places.set({ ...toColumns(change), search_text, updated_at: nowIso() }).execute();
}

/** Updates positions without a new version, so that open editors can still save. */
export async function updatePlaceOrder(orders: readonly { id: number; sort_order: number }[]): Promise<void> {
  for (const { id, sort_order } of orders) {
    await db().updateTable('places').set({ sort_order }).where('id', '=', id).execute();
  }
}

export async function deletePlaceRow(id: number): Promise<boolean> {
  const { numDeletedRows } = await db().deleteFrom('places').where('id', '=', id).executeTakeFirst();
  return numDeletedRows > 0n;
}
