import { reordered } from '#src/kernel/positions.ts';
import { publish } from '#src/platform/events/events.server.ts';
import { command } from '#src/platform/operation.server.ts';
import { ChangedServices, ServiceOrder } from '../service.contract.ts';
import { orderedMissing, placeRefused } from '../service.rules.ts';
import { selectPlaces, updatePlaces } from '../service.store.server.ts';

/** Sorts these services among the positions they already hold; the others keep theirs. */
export const orderServices = command({
  allow: 'content:change',
  input: ServiceOrder,
  output: ChangedServices,
  audit: ({ ids }) => ({ action: 'service.order', subject: 'services', after: { ids } }),
  run: async ({ ids }) => {
    if (new Set(ids).size < ids.length) throw placeRefused();
    const stored = await selectPlaces();
    const known = new Set(stored.map(({ id }) => id));
    if (!ids.every((id) => known.has(id))) throw orderedMissing();
    const places = reordered(stored, ids);
    await updatePlaces(places);
    await publish('content', { what: 'services' });
    return { changed: places.length };
  },
});
