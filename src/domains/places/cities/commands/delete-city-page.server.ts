import { z } from 'zod';
import { readPlace } from '#src/domains/places/zones/zone.internal.server.ts';
import { DomainError } from '#src/kernel/errors.ts';
import { recordAudit } from '#src/platform/audit.server.ts';
import { publish } from '#src/platform/events/events.server.ts';
import { command } from '#src/platform/operation.server.ts';
import { PLACES_CONTENT } from '../city.internal.server.ts';
import { deleteCityPageRow, selectCityPage } from '../city.store.server.ts';
import { CityPageId } from '../city-admin.contract.ts';

/** Deletes the page of a place permanently; the place stays. */
export const deleteCityPage = command({
  allow: 'content:change',
  input: CityPageId,
  output: z.object({}),
  run: async ({ id }, context) => {
    const { name } = await readPlace(id);
    const page = await selectCityPage(id);
    if (page === undefined || !(await deleteCityPageRow(id))) {
      throw new DomainError('not-found', 'Cette ville n’a pas de page.');
    }
    if (context.actor.kind === 'user') {
      const before = { name, isPublished: page.isPublished };
      await recordAudit(context, { action: 'city-page.delete', subject: `place:${id}`, before });
    }
    await publish('content', { what: PLACES_CONTENT });
    return {};
  },
});
