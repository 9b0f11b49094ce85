import { transaction } from '#src/platform/database/database.server.ts';
import { publish } from '#src/platform/events/events.server.ts';
import type { AreaRecord } from './area.contract.ts';
import { deleteArea, selectArea } from './area.store.server.ts';
import { deletePlaceRow, selectPlace } from './place.store.server.ts';
import { PLACES_CONTENT } from './zone.internal.server.ts';

/** Returns one place; undefined when it does not exist. */
export const findPlace = selectPlace;

/** Returns the area; undefined while none is stored. */
export async function findArea(): Promise<AreaRecord | undefined> {
  const area = await selectArea();
  return area.updated_at === '' ? undefined : area;
}

/** Deletes the area with its seat and radius; false when none was stored. */
export const eraseArea = (): Promise<boolean> =>
  transaction(async () => {
    const isErased = await deleteArea();
    if (isErased) await publish('content', { what: PLACES_CONTENT });
    return isErased;
  });

/** Deletes a place; false for the seat, for a place with a page, and for one that does not exist. */
export const erasePlace = ({ id }: { id: number }): Promise<boolean> =>
  transaction(async () => {
    const [place, { seat_id }] = [await selectPlace(id), await selectArea()];
    if (place === undefined || place.page !== 'none' || seat_id === id) return false;
    await deletePlaceRow(id);
    await publish('content', { what: PLACES_CONTENT });
    return true;
  });
