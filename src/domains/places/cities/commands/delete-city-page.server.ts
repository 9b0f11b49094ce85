import { z } from 'zod';
import { recordAudit } from '#src/platform/audit.server.ts';
import { publish } from '#src/platform/events/events.server.ts';
import { command } from '#src/platform/operation.server.ts';
import { PLACES_CONTENT } from '../city.internal.server.ts';
import { deleteCityPageRow } from '../city.store.server.ts';
import { CityPageId } from '../city-admin.contract.ts';
import { keepCityPage } from '../city-bin.internal.server.ts';
import { openForChange } from '../city-publishing.internal.server.ts';

/** Deletes the page of a place; it stays in the bin for a while, and the place stays. */
export const deleteCityPage = command({
  allow: 'content:change',
  input: CityPageId,
  output: z.object({}),
  run: async ({ id }, context) => {
    const { name, page } = await openForChange(id, undefined);
    await keepCityPage(context, { id, name });
    await deleteCityPageRow(id);
    if (context.actor.kind === 'user') {
      const before = { name, isPublished: page.isPublished };
      await recordAudit(context, { action: 'city-page.delete', subject: `place:${id}`, before });
    }
    await publish('content', { what: PLACES_CONTENT });
    return {};
  },
});
