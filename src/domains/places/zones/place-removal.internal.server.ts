import { deleteArea, selectArea } from './area.store.server.ts';
import { deletePlaceRow, selectPlace } from './place.store.server.ts';

/** Returns a place as its content, without what its page and its order change; undefined when there is none. */
export async function findStoredPlace(id: number): Promise<object | undefined> {
  const place = await selectPlace(id);
  if (place === undefined) return undefined;
  const { name, districts, description, coverage, coordinates, travel_fee_cents, is_zone } = place;
  return { title: name, districts, description, coverage, coordinates, travel_fee_cents, is_zone };
}

/** Returns the area as its content; undefined when none is stored. */
export async function findStoredArea(): Promise<object | undefined> {
  const { updated_at, seat_id, centre, radius_km, texts } = await selectArea();
  return updated_at === '' ? undefined : { title: texts.summary, seat_id, centre, radius_km, texts };
}

/** Erases a place that is neither the seat nor the subject of a page; returns whether it went. */
export async function erasePlace(id: number): Promise<boolean> {
  const [place, area] = [await selectPlace(id), await selectArea()];
  if (place === undefined || place.page !== 'none' || area.seat_id === id) return false;
  return deletePlaceRow(id);
}

/** Erases the area, seat and radius included; returns whether one was stored. */
export const eraseArea = (): Promise<boolean> => deleteArea();
