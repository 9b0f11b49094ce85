import { DomainError } from '#src/kernel/errors.ts';
import { publish } from '#src/platform/events/events.server.ts';
import { command } from '#src/platform/operation.server.ts';
import { openTownPage, PLACES_CONTENT } from '../city.internal.server.ts';
import { CityPageRecord, CityPageTarget } from '../city-admin.contract.ts';
import { CITY_EDITOR_TEXTS as texts } from '../city-editor.texts.ts';
import { openForChange } from '../city-publishing.internal.server.ts';
import { withdrawCityPageRow } from '../city-version.store.server.ts';

/** Takes the page of a place off the site; its text and its history stay. */
export const withdrawCityPage = command({
  allow: 'content:change',
  input: CityPageTarget,
  output: CityPageRecord,
  audit: ({ id }) => ({ action: 'city-page.unpublish', subject: `place:${id}` }),
  run: async ({ id, updated_at }) => {
    const { page } = await openForChange(id, updated_at);
    if (!page.isPublished) throw new DomainError('conflict', texts.notPublished);
    await withdrawCityPageRow(id);
    await publish('content', { what: PLACES_CONTENT });
    return openTownPage(id);
  },
});
