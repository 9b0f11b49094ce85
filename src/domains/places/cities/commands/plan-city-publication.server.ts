import { invalidField } from '#src/kernel/errors.ts';
import { isoIn, nowIso } from '#src/platform/clock.server.ts';
import { enqueue } from '#src/platform/jobs/enqueue.server.ts';
import { command } from '#src/platform/operation.server.ts';
import { openTownPage } from '../city.internal.server.ts';
import { PUBLISH_CITY_JOB } from '../city.jobs.server.ts';
import { CityPagePlan, CityPageRecord } from '../city-admin.contract.ts';
import { CITY_EDITOR_TEXTS as texts } from '../city-editor.texts.ts';
import { openForChange, readPublishableCity } from '../city-publishing.internal.server.ts';
import { planCityPublication as storePlan } from '../city-version.store.server.ts';

const YEAR_SECONDS = 366 * 86_400;

/** @throws 422 for an instant that is past, or too far away. */
function checkInstant(publishAt: string): void {
  if (publishAt <= nowIso()) throw invalidField('publish_at', texts.past);
  if (publishAt > isoIn(YEAR_SECONDS)) throw invalidField('publish_at', texts.tooFar);
}

/** Plans the publication of a town's stored text; an earlier plan is replaced. */
export const planCityPublication = command({
  allow: 'content:change',
  input: CityPagePlan,
  output: CityPageRecord,
  audit: ({ id }, { publish_at }) => ({ action: 'city-page.plan', subject: `place:${id}`, after: { publish_at } }),
  run: async ({ id, updated_at, publish_at }, { actor }) => {
    const { page } = await openForChange(id, updated_at);
    await readPublishableCity(id, page);
    const publishAt = new Date(publish_at).toISOString();
    checkInstant(publishAt);
    await storePlan(id, { publishAt, authorId: actor.kind === 'user' ? actor.userId : null });
    await enqueue(PUBLISH_CITY_JOB, { id }, { runAt: publishAt });
    return openTownPage(id);
  },
});
