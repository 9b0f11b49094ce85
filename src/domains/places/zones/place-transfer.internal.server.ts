import { publish } from '#src/platform/events/events.server.ts';
import type { AreaRecord } from './area.contract.ts';
import { selectArea, upsertArea } from './area.store.server.ts';
import type { NewPlace, Place } from './place.contract.ts';
import { insertPlace, selectPlaces, updatePlace, updatePlaceOrder } from './place.store.server.ts';
import { PLACES_CONTENT } from './zone.internal.server.ts';

/** Lists every place as it is stored now, oldest first. */
export const listAllPlaces = async (): Promise<Place[]> =>
  (await selectPlaces()).sort((one, other) => one.id - other.id);

export type TransferredPlace = NewPlace & { slug: string; sort_order: number };

/** Stores a place under its address, new or in place of the stored one, in the caller's transaction. */
export async function putPlace(place: TransferredPlace): Promise<void> {
  const before = (await selectPlaces()).find(({ slug }) => slug === place.slug);
  if (before === undefined) {
    await insertPlace(place);
  } else {
    const { slug: _, sort_order, ...change } = place;
    await updatePlace(before, change);
    await updatePlaceOrder([{ id: before.id, sort_order }]);
  }
  await publish('content', { what: PLACES_CONTENT });
}

export type TransferredArea = Omit<AreaRecord, 'seat_id' | 'updated_at'> & {
  /** Address of the place that is the seat. */
  seat: string | null;
};

/** Returns the stored area with its seat by address; undefined when none is stored. */
export async function readStoredArea(): Promise<TransferredArea | undefined> {
  const [{ seat_id, updated_at, ...area }, places] = [await selectArea(), await selectPlaces()];
  if (updated_at === '') return undefined;
  return { ...area, seat: places.find(({ id }) => id === seat_id)?.slug ?? null };
}

/** Stores the area, in the caller's transaction, after the place of its seat. */
export async function putArea({ seat, ...area }: TransferredArea): Promise<void> {
  const place = (await selectPlaces()).find(({ slug }) => slug === seat);
  await upsertArea({ ...area, seat_id: place?.id ?? null });
  await publish('content', { what: PLACES_CONTENT });
}
