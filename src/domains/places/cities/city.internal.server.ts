import type { Place } from '#src/domains/places/zones/place.contract.ts';
import {
  PLACES_CONTENT,
  readArea,
  readPlace,
  readPlaces,
  readZones,
} from '#src/domains/places/zones/zone.internal.server.ts';
import { DomainError } from '#src/kernel/errors.ts';
import { cachedContent } from '#src/platform/content-cache.server.ts';
import type { City, Reach } from './city.contract.ts';
import { getReach } from './city.rules.ts';
import { hasCityPage, selectCityDraft, selectCityPage, selectCityPages } from './city.store.server.ts';
import type { CityPageRecord, OwnText } from './city-admin.contract.ts';
import type { CityContent } from './city-content.contract.ts';
import { CITY_EDITOR_TEXTS } from './city-editor.texts.ts';
import { citySkeleton } from './city-skeleton.views.ts';
import { allText, compareTexts, OWN_SHARE_MIN, ownShares } from './own-text.rules.ts';

export { PLACES_CONTENT };

/** Published pages with their places. */
const readPublished = cachedContent([PLACES_CONTENT], async () => {
  const [places, pages] = await Promise.all([readPlaces(), selectCityPages()]);
  return places.flatMap((place) => {
    const page = pages.find(({ placeId }) => placeId === place.id);
    return page?.isPublished && page.content !== null ? [{ place, content: page.content }] : [];
  });
});

const readCities = cachedContent([PLACES_CONTENT], async (): Promise<City[]> => {
  const published = await readPublished();
  const shares = ownShares(
    published.map(({ content }) => allText(content)),
    published.map(({ place }) => allText(citySkeleton(place.name))),
  );
  return published.map(({ place, content }, at) => ({
    ...content,
    slug: place.slug,
    name: place.name,
    department: place.department_name,
    coordinates: place.coordinates,
    isIndexed: (shares[at] ?? 0) >= OWN_SHARE_MIN,
  }));
});

/** Returns the towns with a published page, in the order of the places. */
export const listTowns = readCities;

/** Returns the content of a town's page. @throws DomainError `not-found`. */
export async function readTown({ slug }: { slug: string }): Promise<City> {
  const city = (await readCities()).find((town) => town.slug === slug);
  if (city === undefined) throw new DomainError('not-found', CITY_EDITOR_TEXTS.noPage);
  return city;
}

/** Returns the page of a town as its draft would show it; its skeleton where none is stored. @throws DomainError `not-found`. */
export async function readDraftTown(slug: string): Promise<City> {
  const place = (await readPlaces()).find((one) => one.slug === slug);
  if (!place) throw new DomainError('not-found', CITY_EDITOR_TEXTS.noPage);
  const page = await selectCityPage(place.id);
  const content = (await selectCityDraft(place.id)) ?? page?.content ?? citySkeleton(place.name);
  const { name, department_name: department, coordinates } = place;
  return { ...content, slug, name, department, coordinates, isIndexed: false };
}

/** Returns where a town with a page lies, seen from the seat and among the other places. */
export async function readReach({ slug, name, coordinates }: City): Promise<Reach> {
  const [area, zones, places] = await Promise.all([readArea(), readZones(), readPlaces()]);
  const departmentCode = places.find((place) => place.slug === slug)?.department_code ?? '';
  return getReach({ slug, name, coordinates, departmentCode }, area, zones);
}

/** Returns whether a service may not have this address, because the page of a town has it. */
export const isTownAddress = (slug: string): Promise<boolean> => hasCityPage(slug);

/** Returns whether this address of a service shows the page of a town. */
export const showsTown = async (slug: string): Promise<boolean> =>
  (await readCities()).some((town) => town.slug === slug);

const countWords = (text: string): number => text.split(/\s+/).filter(Boolean).length;

/** Compares a page with its skeleton and with the published pages of the other towns. */
async function compareText({ id, name: town }: Place, content: CityContent): Promise<OwnText> {
  const others = (await readPublished()).filter(({ place }) => place.id !== id);
  const text = allText(content);
  const { share, similarities } = compareTexts(text, [
    ...others.map((other) => allText(other.content)),
    allText(citySkeleton(town)),
  ]);
  const [nearest] = others
    .map(({ place }, at) => ({ name: place.name, similarity: similarities[at] ?? 0 }))
    .sort((one, other) => other.similarity - one.similarity);
  return {
    share,
    words: countWords(text),
    isEnough: share >= OWN_SHARE_MIN,
    nearest: nearest && nearest.similarity > 0 ? nearest : null,
  };
}

/** Returns the page of a place for its editor; a skeleton where none is stored. @throws DomainError `not-found`. */
export async function openTownPage(id: number): Promise<CityPageRecord> {
  const [place, page, draft] = await Promise.all([readPlace(id), selectCityPage(id), selectCityDraft(id)]);
  const content = draft ?? page?.content ?? citySkeleton(place.name);
  return {
    id,
    slug: place.slug,
    name: place.name,
    department: place.department_name,
    content,
    isStored: page !== undefined,
    isPublished: page?.isPublished ?? false,
    hasDraft: draft !== undefined,
    publish_at: page?.publishAt ?? null,
    version: page?.version ?? 0,
    ownText: await compareText(place, content),
    updated_at: page?.updatedAt ?? '',
  };
}
