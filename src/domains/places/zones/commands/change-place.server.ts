import { refuseStale } from '#src/kernel/errors.ts';
import { recordChange } from '#src/platform/audit.server.ts';
import { publish } from '#src/platform/events/events.server.ts';
import { command } from '#src/platform/operation.server.ts';
import { Place, PlaceChange } from '../place.contract.ts';
import { placeListed } from '../place.rules.ts';
import { selectPlaces, updatePlace } from '../place.store.server.ts';
import { PLACES_CONTENT, readPlace } from '../zone.internal.server.ts';

/** Changes the given fields of a place; the address of its page stays. */
export const changePlace = command({
  allow: 'content:change',
  input: PlaceChange,
  output: Place,
  run: async ({ id, updated_at, ...change }, context) => {
    const before = await readPlace(id);
    refuseStale(before.updated_at, updated_at);
    const code = change.insee_code;
    if (code && (await selectPlaces()).some((other) => other.id !== id && other.insee_code === code)) {
      throw placeListed();
    }
    await updatePlace(before, change);
    const after = await readPlace(id);
    await recordChange(context, { action: 'place.change', subject: `place:${id}` }, before, after);
    await publish('content', { what: PLACES_CONTENT });
    return after;
  },
});
