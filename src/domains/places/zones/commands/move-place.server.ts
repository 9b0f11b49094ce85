import { swapped } from '#src/kernel/positions.ts';
import { publish } from '#src/platform/events/events.server.ts';
import { command } from '#src/platform/operation.server.ts';
import { Place, PlaceMove } from '../place.contract.ts';
import { selectPlaces, updatePlaceOrder } from '../place.store.server.ts';
import { PLACES_CONTENT, readPlace } from '../zone.internal.server.ts';

/** Swaps a place with its neighbour; does nothing for the first one upwards or the last one downwards. */
export const movePlace = command({
  allow: 'content:change',
  input: PlaceMove,
  output: Place,
  audit: ({ id, direction }, { sort_order }) => ({
    action: 'place.move',
    subject: `place:${id}`,
    after: { direction, sort_order },
  }),
  run: async ({ id, direction }) => {
    await updatePlaceOrder(swapped(await selectPlaces(), id, direction));
    const place = await readPlace(id);
    await publish('content', { what: PLACES_CONTENT });
    return place;
  },
});
