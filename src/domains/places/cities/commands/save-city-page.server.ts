import { readPlace } from '#src/domains/places/zones/zone.internal.server.ts';
import { refuseStale } from '#src/kernel/errors.ts';
import { recordChange } from '#src/platform/audit.server.ts';
import { publish } from '#src/platform/events/events.server.ts';
import { command } from '#src/platform/operation.server.ts';
import { openTownPage, PLACES_CONTENT } from '../city.internal.server.ts';
import { selectCityPage, upsertCityPage } from '../city.store.server.ts';
import { CityPageChange, CityPageRecord } from '../city-admin.contract.ts';

/** Stores the page of a place, published or not; an empty one begins from the skeleton. */
export const saveCityPage = command({
  allow: 'content:change',
  input: CityPageChange,
  output: CityPageRecord,
  run: async ({ id, content, isPublished, updated_at }, context) => {
    const { name } = await readPlace(id);
    const before = await selectCityPage(id);
    refuseStale(before?.updatedAt ?? '', updated_at);
    await upsertCityPage(id, content, isPublished);
    const entry = { action: 'city-page.save', subject: `place:${id}` };
    await recordChange(
      context,
      entry,
      { name: before && name, isPublished: before?.isPublished, content: before?.content },
      { name, isPublished, content },
    );
    await publish('content', { what: PLACES_CONTENT });
    return openTownPage(id);
  },
});
