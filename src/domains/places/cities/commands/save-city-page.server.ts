import { readPlace } from '#src/domains/places/zones/zone.internal.server.ts';
import { refuseStale } from '#src/kernel/errors.ts';
import { recordChange } from '#src/platform/audit.server.ts';
import { command } from '#src/platform/operation.server.ts';
import { openTownPage } from '../city.internal.server.ts';
import { lockCityPage, selectCityPage } from '../city.store.server.ts';
import { CityPageChange, CityPageRecord } from '../city-admin.contract.ts';
import { publishCity } from '../city-publishing.internal.server.ts';
import { storeCityDraft } from '../city-version.store.server.ts';

/** Stores the page of a place: as a draft, of which visitors see nothing, or published at once. */
export const saveCityPage = command({
  allow: 'content:change',
  input: CityPageChange,
  output: CityPageRecord,
  run: async ({ id, content, publish, updated_at }, context) => {
    const { name } = await readPlace(id);
    await lockCityPage(id);
    const before = await selectCityPage(id);
    refuseStale(before?.updatedAt ?? '', updated_at);
    const authorId = context.actor.kind === 'user' ? context.actor.userId : null;
    if (publish) await publishCity(id, { content, version: (before?.version ?? 0) + 1, authorId });
    else await storeCityDraft(id, content, before?.isPublished ?? false);
    // A draft is stored with every pause in typing: what visitors see is logged, and that the page was begun.
    if (!publish && before !== undefined) return openTownPage(id);
    const entry = { action: publish ? 'city-page.publish' : 'city-page.save', subject: `place:${id}` };
    await recordChange(
      context,
      entry,
      { name: before && name, isPublished: before?.isPublished, content: before?.content },
      { name, isPublished: publish || (before?.isPublished ?? false), content },
    );
    return openTownPage(id);
  },
});
