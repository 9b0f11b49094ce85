import { POSITION_STEP } from '#src/kernel/positions.ts';
import { isUniqueViolation } from '#src/platform/database/dialect.server.ts';
import { publish } from '#src/platform/events/events.server.ts';
import { command } from '#src/platform/operation.server.ts';
import { NewPlace, Place } from '../place.contract.ts';
import { PLACES_MAX, placeListed, placeSlug, tooManyPlaces } from '../place.rules.ts';
import { insertPlace, selectPlaces } from '../place.store.server.ts';
import { PLACES_CONTENT, readPlace } from '../zone.internal.server.ts';

/** Adds a place after the others. */
export const createPlace = command({
  allow: 'content:change',
  input: NewPlace,
  output: Place,
  audit: (_input, place) => ({ action: 'place.create', subject: `place:${place.id}`, after: place }),
  run: async (input) => {
    const places = await selectPlaces();
    if (places.length >= PLACES_MAX) throw tooManyPlaces();
    const isListed = places.some(({ insee_code }) => insee_code !== '' && insee_code === input.insee_code);
    if (isListed) throw placeListed();
    const slug = placeSlug(input, new Set(places.map((place) => place.slug)));
    const sort_order = Math.max(0, ...places.map((place) => place.sort_order)) + POSITION_STEP;
    const id = await insertPlace({ ...input, slug, sort_order }).catch((error: unknown) => {
      throw isUniqueViolation(error) ? placeListed() : error;
    });
    await publish('content', { what: PLACES_CONTENT });
    return readPlace(id);
  },
});
