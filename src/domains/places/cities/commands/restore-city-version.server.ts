import { DomainError } from '#src/kernel/errors.ts';
import { command } from '#src/platform/operation.server.ts';
import { openTownPage } from '../city.internal.server.ts';
import { CityPageRecord, CityPageRestore } from '../city-admin.contract.ts';
import { CITY_EDITOR_TEXTS as texts } from '../city-editor.texts.ts';
import { openForChange } from '../city-publishing.internal.server.ts';
import { selectCityVersion, storeCityDraft } from '../city-version.store.server.ts';

/** Makes an earlier version the draft of a town's page; publishing it is a second step. */
export const restoreCityVersion = command({
  allow: 'content:change',
  input: CityPageRestore,
  output: CityPageRecord,
  audit: ({ id, version }) => ({ action: 'city-page.restore', subject: `place:${id}`, after: { version } }),
  run: async ({ id, version, updated_at }) => {
    const { page } = await openForChange(id, updated_at);
    const content = await selectCityVersion(id, version);
    if (content === undefined) throw new DomainError('not-found', texts.noVersion);
    await storeCityDraft(id, content, page.isPublished);
    return openTownPage(id);
  },
});
