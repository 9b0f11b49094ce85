import { placeNotFound } from '#src/domains/places/zones/place.rules.ts';
import { listAllPlaces } from '#src/domains/places/zones/place-transfer.internal.server.ts';
import { publish } from '#src/platform/events/events.server.ts';
import { PLACES_CONTENT } from './city.internal.server.ts';
import { selectCityPage, selectCityPages } from './city.store.server.ts';
import type { CityContent } from './city-content.contract.ts';
import { publishCity } from './city-publishing.internal.server.ts';
import { storeCityDraft, withdrawCityPageRow } from './city-version.store.server.ts';

export interface TransferredCity {
  /** Address of the place. */
  place: string;
  content: CityContent;
  isPublished: boolean;
}

/** Lists every page of a town that this version can read, drafts too. */
export async function listAllCityPages(): Promise<TransferredCity[]> {
  const slugs = new Map((await listAllPlaces()).map(({ id, slug }) => [id, slug]));
  return (await selectCityPages()).flatMap(({ placeId, content, isPublished }) =>
    content === null ? [] : [{ place: slugs.get(placeId) ?? '', content, isPublished }],
  );
}

/** Stores the page of a place, in the caller's transaction, after the place; a published one is the next version. */
export async function putCityPage(
  { place, content, isPublished }: TransferredCity,
  authorId: number | null,
): Promise<void> {
  const stored = (await listAllPlaces()).find(({ slug }) => slug === place);
  if (stored === undefined) throw placeNotFound();
  const before = await selectCityPage(stored.id);
  if (isPublished) return publishCity(stored.id, { content, version: (before?.version ?? 0) + 1, authorId });
  if (before?.isPublished) await withdrawCityPageRow(stored.id);
  await storeCityDraft(stored.id, content, false);
  await publish('content', { what: PLACES_CONTENT });
}
