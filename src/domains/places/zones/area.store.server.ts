import { z } from 'zod';
import { nowIso } from '#src/platform/clock.server.ts';
import { db } from '#src/platform/database/database.server.ts';
import { type AreaRecord, AreaTexts, PlacedLayout } from './area.contract.ts';
import { MAP_ZOOM } from './place.contract.ts';
import { fromE5, toE5 } from './place.store.server.ts';

const KEY = 'area';

const UNSET: AreaRecord = {
  seat_id: null,
  centre: null,
  radius_km: null,
  radius_declared_on: '',
  map_zoom: MAP_ZOOM.usual,
  texts: AreaTexts.parse({}),
  layout: null,
  updated_at: '',
};

/** The day of the radius is stored beside the sentences that name it. */
const StoredTexts = AreaTexts.extend({ radius_declared_on: z.string().default('') });

/** Returns the stored area; without one, an area without seat and radius. */
export async function selectArea(): Promise<AreaRecord> {
  const row = await db().selectFrom('service_area').selectAll().where('key', '=', KEY).executeTakeFirst();
  if (row === undefined) return UNSET;
  const { centre_lat_e5: lat, centre_lng_e5: lng, seat_id, radius_km, map_zoom, updated_at } = row;
  // A document of an earlier version may lack fields, and a layout that this version cannot read is computed again.
  const texts = StoredTexts.safeParse(JSON.parse(row.texts));
  const layout = PlacedLayout.nullable().safeParse(JSON.parse(row.layout));
  return {
    seat_id,
    centre: lat === null || lng === null ? null : { lat: fromE5(lat), lng: fromE5(lng) },
    radius_km,
    radius_declared_on: texts.success ? texts.data.radius_declared_on : '',
    map_zoom,
    texts: texts.success ? AreaTexts.parse(texts.data) : UNSET.texts,
    layout: layout.success ? layout.data : null,
    updated_at,
  };
}

/** Deletes the stored area; returns whether there was one. */
export async function deleteArea(): Promise<boolean> {
  const { numDeletedRows } = await db().deleteFrom('service_area').where('key', '=', KEY).executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function upsertArea(area: Omit<AreaRecord, 'updated_at'>): Promise<void> {
  const values = {
    seat_id: area.seat_id,
    centre_lat_e5: area.centre && toE5(area.centre.lat),
    centre_lng_e5: area.centre && toE5(area.centre.lng),
    radius_km: area.radius_km,
    map_zoom: area.map_zoom,
    texts: JSON.stringify({ ...area.texts, radius_declared_on: area.radius_declared_on }),
    layout: JSON.stringify(area.layout),
    updated_at: nowIso(),
  };
  await db()
    .insertInto('service_area')
    .values({ key: KEY, ...values })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(values))
    .execute();
}
