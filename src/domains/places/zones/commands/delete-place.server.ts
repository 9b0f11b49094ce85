import { z } from 'zod';
import { recordAudit } from '#src/platform/audit.server.ts';
import { publish } from '#src/platform/events/events.server.ts';
import { command } from '#src/platform/operation.server.ts';
import { selectArea } from '../area.store.server.ts';
import { PlaceId } from '../place.contract.ts';
import { pageStays, placeNotFound, seatStays } from '../place.rules.ts';
import { deletePlaceRow } from '../place.store.server.ts';
import { keepPlace } from '../place-bin.internal.server.ts';
import { PLACES_CONTENT, readPlace } from '../zone.internal.server.ts';

/** Deletes a place that is neither the seat nor the subject of a page. */
export const deletePlace = command({
  allow: 'content:change',
  input: PlaceId,
  output: z.object({}),
  run: async ({ id }, context) => {
    const before = await readPlace(id);
    if ((await selectArea()).seat_id === id) throw seatStays();
    if (before.page !== 'none') throw pageStays();
    await keepPlace(context, id);
    if (!(await deletePlaceRow(id))) throw placeNotFound();
    if (context.actor.kind === 'user') {
      const { name, insee_code, is_zone } = before;
      const entry = { action: 'place.delete', subject: `place:${id}`, before: { name, insee_code, is_zone } };
      await recordAudit(context, entry);
    }
    await publish('content', { what: PLACES_CONTENT });
    return {};
  },
});
