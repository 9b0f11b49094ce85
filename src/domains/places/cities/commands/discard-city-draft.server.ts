import { DomainError } from '#src/kernel/errors.ts';
import { command } from '#src/platform/operation.server.ts';
import { openTownPage } from '../city.internal.server.ts';
import { selectCityDraft } from '../city.store.server.ts';
import { CityPageRecord, CityPageTarget } from '../city-admin.contract.ts';
import { keepCityDraft } from '../city-bin.internal.server.ts';
import { CITY_EDITOR_TEXTS as texts } from '../city-editor.texts.ts';
import { openForChange } from '../city-publishing.internal.server.ts';
import { deleteCityDraft } from '../city-version.store.server.ts';

/** Deletes the draft beside a published page; it stays in the bin for a while, and what visitors see stays. */
export const discardCityDraft = command({
  allow: 'content:change',
  input: CityPageTarget,
  output: CityPageRecord,
  audit: ({ id }) => ({ action: 'city-page.discard', subject: `place:${id}` }),
  run: async ({ id, updated_at }, context) => {
    const { name } = await openForChange(id, updated_at);
    if ((await selectCityDraft(id)) === undefined) throw new DomainError('conflict', texts.noDraft);
    await keepCityDraft(context, { id, name });
    await deleteCityDraft(id);
    return openTownPage(id);
  },
});
