import { z } from 'zod';
import { query } from '#src/platform/operation.server.ts';
import { City, CityLink, CitySlug } from './city.contract.ts';
import { listTowns, readTown } from './city.internal.server.ts';

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
