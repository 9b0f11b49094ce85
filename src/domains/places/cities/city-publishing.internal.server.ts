import { readPlace } from '#src/domains/places/zones/zone.internal.server.ts';
import { DomainError, refuseStale } from '#src/kernel/errors.ts';
import { unknownPlaceholders } from '#src/kernel/placeholder-names.ts';
import { fill } from '#src/kernel/text.ts';
import { isoIn, nowIso } from '#src/platform/clock.server.ts';
import { transaction } from '#src/platform/database/database.server.ts';
import { publish } from '#src/platform/events/events.server.ts';
import { seal, unseal } from '#src/platform/security/sealed-text.server.ts';
import { PLACES_CONTENT } from './city.internal.server.ts';
import { type CityPageRecord, lockCityPage, selectCityDraft, selectCityPage } from './city.store.server.ts';
import { listTexts } from './city-comparison.views.ts';
import type { CityContent } from './city-content.contract.ts';
import { CITY_EDITOR_TEXTS as texts } from './city-editor.texts.ts';
import { selectCityPlan, storeCityPublication } from './city-version.store.server.ts';

/** Returns the stored page of a place. @throws 404 without one, 409 when it was changed since it was read. */
export async function openStoredPage(
  id: number,
  read: string | undefined,
): Promise<{ name: string; page: CityPageRecord }> {
  const { name } = await readPlace(id);
  const page = await selectCityPage(id);
  if (page === undefined) throw new DomainError('not-found', texts.noPage);
  refuseStale(page.updatedAt, read);
  return { name, page };
}

/** Locks the page of a place for a change, so that the job that publishes it waits. @throws as `openStoredPage`. */
export async function openForChange(id: number, read: string | undefined): ReturnType<typeof openStoredPage> {
  await lockCityPage(id);
  return openStoredPage(id, read);
}

/** @throws 422 that names each placeholder which no fact has. */
function refuseUnknown(content: CityContent): void {
  const faults = listTexts(content, 'content').flatMap(([path, text]) => {
    const names = unknownPlaceholders(text);
    return names.length === 0 ? [] : [{ path, sentence: fill(texts.placeholder, { names: names.join(', ') }) }];
  });
  const [first] = faults;
  if (first === undefined) return;
  const fields = Object.fromEntries(faults.map(({ path, sentence }) => [path, [sentence]]));
  throw new DomainError('invalid', first.sentence, { fields });
}

/** Shows a text to visitors on every node with the next request, as the next version of its page. */
export async function publishCity(
  id: number,
  { content, version, authorId }: { content: CityContent; version: number; authorId: number | null },
): Promise<void> {
  refuseUnknown(content);
  await storeCityPublication(id, { version, content, authorId });
  await publish('content', { what: PLACES_CONTENT });
}

/** Returns the text that publishing would show. @throws 409 without one, 422 that names each unknown placeholder. */
export async function readPublishableCity(id: number, page: CityPageRecord): Promise<CityContent> {
  const content = page.isPublished ? await selectCityDraft(id) : page.content;
  if (!content) throw new DomainError('conflict', texts.nothingToPublish);
  refuseUnknown(content);
  return content;
}

/** Publishes the stored text of a town if its instant has come; nothing when it was changed, published or cancelled meanwhile. */
export const publishCityIfDue = ({ id }: { id: number }): Promise<void> =>
  transaction(async () => {
    await lockCityPage(id);
    const [page, plan] = [await selectCityPage(id), await selectCityPlan(id)];
    if (page === undefined || plan === undefined || plan.publishAt > nowIso()) return;
    const content = await readPublishableCity(id, page);
    await publishCity(id, { content, version: page.version + 1, authorId: plan.authorId });
  });

/** Lifetime of a link to a preview. */
const PREVIEW_SECONDS = 1_800;

const getPlace = (slug: string): string => `city_pages.preview:${slug}`;

/** Returns a token that shows the draft of one town's page until it expires. */
export const createCityToken = (slug: string): string => seal(isoIn(PREVIEW_SECONDS), getPlace(slug));

/** @throws 404 for a token that is expired, forged or of another page. */
export function checkCityToken(slug: string, token: string): void {
  const expiry = unseal(token, getPlace(slug));
  if (expiry === undefined || expiry <= nowIso()) throw new DomainError('not-found', texts.previewExpired);
}
