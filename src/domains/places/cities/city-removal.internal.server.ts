import { deleteCityPageRow, selectCityPage } from './city.store.server.ts';

/** Returns the page of a place as its content; undefined when there is none. */
export async function findTownPage(placeId: number): Promise<object | undefined> {
  const page = await selectCityPage(placeId);
  return page && { title: page.content?.hero.title ?? '', content: page.content };
}

/** Erases the page of a place; returns whether there was one. */
export const eraseTownPage = deleteCityPageRow;
