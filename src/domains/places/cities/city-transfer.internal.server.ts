import { placeNotFound } from '#src/domains/places/zones/place.rules.ts';
import { listAllPlaces } from '#src/domains/places/zones/place-transfer.internal.server.ts';
import { publish } from '#src/platform/events/events.server.ts';
import { PLACES_CONTENT } from './city.internal.server.ts';
import { selectCityPages, upsertCityPage } from './city.store.server.ts';
import type { CityContent } from './city-content.contract.ts';

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

/** Stores the page of a place, in the caller's transaction, after the place. */
export async function putCityPage({ place, content, isPublished }: TransferredCity): Promise<void> {
  const stored = (await listAllPlaces()).find(({ slug }) => slug === place);
  if (stored === undefined) throw placeNotFound();
  await upsertCityPage(stored.id, content, isPublished);
  await publish('content', { what: PLACES_CONTENT });
}
