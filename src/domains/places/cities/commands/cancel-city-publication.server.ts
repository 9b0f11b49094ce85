import { DomainError } from '#src/kernel/errors.ts';
import { command } from '#src/platform/operation.server.ts';
import { openTownPage } from '../city.internal.server.ts';
import { CityPageRecord, CityPageTarget } from '../city-admin.contract.ts';
import { CITY_EDITOR_TEXTS as texts } from '../city-editor.texts.ts';
import { openForChange } from '../city-publishing.internal.server.ts';
import { planCityPublication } from '../city-version.store.server.ts';

/** Cancels the planned publication of a town's page; its text stays. */
export const cancelCityPublication = command({
  allow: 'content:change',
  input: CityPageTarget,
  output: CityPageRecord,
  audit: ({ id }) => ({ action: 'city-page.unplan', subject: `place:${id}` }),
  run: async ({ id, updated_at }) => {
    const { page } = await openForChange(id, updated_at);
    if (page.publishAt === null) throw new DomainError('conflict', texts.nothingPlanned);
    await planCityPublication(id, null);
    return openTownPage(id);
  },
});
