import { z } from 'zod';
import { query } from '#src/platform/operation.server.ts';
import { City, CityLink, CitySlug } from './city.contract.ts';
import { listTowns, openTownPage, readTown } from './city.internal.server.ts';
import { CityPageId, CityPageRecord } from './city-admin.contract.ts';

/** Lists the towns with their own page, in the order of the places. */
export const listCities = query({
  allow: 'anyone',
  input: z.object({}),
  output: z.array(CityLink),
  run: async () => [...(await listTowns())],
});

/** Returns the content of a town's page. */
export const readCity = query({
  allow: 'anyone',
  input: CitySlug,
  output: City,
  run: readTown,
});

/** Returns the page of a place to its editor; a skeleton where none is stored. */
export const openCityPage = query({
  allow: 'content:read',
  input: CityPageId,
  output: CityPageRecord,
  run: ({ id }) => openTownPage(id),
});
